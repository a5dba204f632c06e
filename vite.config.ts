import { vitePlugin as remix } from '@remix-run/dev'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig } from 'vite'
import remixConfig from './remix.config.js'

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true
  }
}

/** Two shared files instead of one per component: a phone waits for requests more than for bytes. */
function sharedChunk(id: string): string | undefined {
  if (
    /node_modules\/(?:react|react-dom|scheduler|@remix-run|react-router|react-router-dom)\//.test(
      id,
    )
  )
    return 'platform'
  if (/node_modules\/(?:turbo-stream|cookie|set-cookie-parser)\//.test(id)) return 'platform'
  if (/^\0(?:vite\/preload-helper|commonjsHelpers)/.test(id)) return 'platform'
  if (/\/app\/(?:components|format|seo)\/|\/app\/[\w-]+\.ts$|\/contracts\//.test(id))
    return 'shared'
  return undefined
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [tailwindcss(), remix(remixConfig)],
  build: {
    target: 'es2022',
    assetsInlineLimit: 1024,
    rollupOptions: isSsrBuild ? {} : { output: { manualChunks: sharedChunk } },
  },
}))
