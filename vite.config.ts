import { vitePlugin as remix } from '@remix-run/dev'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin } from 'vite'
import { BROWSER_PAGES } from './app/browser-pages.ts'
import remixConfig from './remix.config.js'

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true
  }
}

const PLATFORM =
  /node_modules\/(?:react|react-dom|scheduler|@remix-run|react-router|react-router-dom|turbo-stream|cookie|set-cookie-parser)\/|^\0(?:vite\/preload-helper|commonjsHelpers)/
/** Modules that every page needs (shell, primitives, formats, contracts) or most do (product cards, search box). */
const SHARED =
  /\/app\/(?:components\/(?!ad-slot|modal|field|submit-button|empty-state|pagination|tabs|skeleton)|format|seo|shell(?!\/(?:bridge|action-log\/lazy|queries|panels\/(?:lazy|panel-(?:stack|history))|session\/(?:lazy|session-machine|refresh-session)))|third-parties\/(?:third-parties|start-third-parties|faults)|forms\/(?:form-answer|use-form)|(?!panels)[\w-]+\.ts$)|\/contracts\/(?!action-log|chat|offer-|appointment-|known-hosts|lookalike|unicode-host|web-address)|\/features\/(?:product-list\/(?:product-card|product-grid|short-region|use-link-visits)|search\/(?:keyword|search-box|header-search)|chat\/(?:client\/chat-(?:socket|storage)|composer\/drafts))/
/** Modules of forms and longer lists: pages without these, such as the home page and a product's, do not load them. */
const PARTS =
  /\/app\/(?:components\/(?:field|submit-button|empty-state|pagination|tabs|skeleton)|forms\/post-form)/
/** What checks a form before it is sent: loaded at the first touch of one. */
const FORM_CHECK = /\/node_modules\/zod\/|\/app\/forms\/(?:parse-fields|fields)/

/** Few shared files instead of one per component: a phone waits for requests more than for bytes. */
function sharedChunk(id: string): string | undefined {
  if (PLATFORM.test(id)) return 'platform'
  if (SHARED.test(id) && !/\.css/.test(id)) return 'shared'
  if (PARTS.test(id)) return 'parts'
  if (FORM_CHECK.test(id)) return 'form-check'
  return undefined
}

/** Parts of the error reporting that are never used are not sent: its debugging, and a worker that compresses. */
const WITHOUT_UNUSED = {
  __SENTRY_DEBUG__: 'false',
  __SENTRY_EXCLUDE_REPLAY_WORKER__: 'true',
  __RRWEB_EXCLUDE_IFRAME__: 'true',
  __RRWEB_EXCLUDE_SHADOW_DOM__: 'true',
}

/** Gives the browser the value of app/browser-pages.ts: its source data stays on the server. */
const EVALUATED_PAGES: Plugin = {
  name: 'evaluated-pages',
  enforce: 'pre',
  transform(_code, id, options) {
    if (options?.ssr || !id.endsWith('/app/browser-pages.ts')) return null
    return `export const BROWSER_PAGES = ${JSON.stringify(BROWSER_PAGES)}`
  },
}

/**
 * A page must run before the checks of forms have come. A module that every page needs and that builds a schema would
 * turn that order round, and the two files would wait for each other.
 */
const PAGES_BEFORE_CHECKS: Plugin = {
  name: 'pages-before-checks',
  generateBundle(_options, bundle) {
    const chunks = Object.values(bundle).filter((file) => file.type === 'chunk')
    const checks = chunks.find(({ name }) => name === 'form-check')?.fileName ?? ''
    for (const { name, imports, moduleIds } of chunks)
      if ((name === 'shared' || name === 'parts') && imports.includes(checks))
        this.error(`a schema is built by one of ${moduleIds.join(', ')}`)
  },
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [EVALUATED_PAGES, tailwindcss(), remix(remixConfig), PAGES_BEFORE_CHECKS],
  // Imported only when needed; if Vite found them that late, a developer's page would reload.
  optimizeDeps: {
    include: [
      'react-hot-toast/headless',
      '@tanstack/react-query',
      'idb-keyval',
      'partysocket/ws',
      'zod/mini',
    ],
  },
  define: isSsrBuild ? {} : WITHOUT_UNUSED,
  build: {
    target: 'es2022',
    // Only for the error reporting service: scripts/build.mjs moves them to a folder that is not served.
    sourcemap: process.env.RELEASE ? 'hidden' : false,
    assetsInlineLimit: 1024,
    rollupOptions: isSsrBuild ? {} : { output: { manualChunks: sharedChunk } },
  },
}))
