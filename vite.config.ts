import { vitePlugin as remix } from '@remix-run/dev'
import tailwindcss from '@tailwindcss/vite'
import { defineConfig, type Plugin, type Rollup } from 'vite'
import { BROWSER_PAGES } from './app/browser-pages.ts'
import remixConfig from './remix.config.js'

declare module '@remix-run/node' {
  interface Future {
    v3_singleFetch: true
  }
}

const PLATFORM =
  /node_modules\/(?:react|react-dom|scheduler|@remix-run|react-router|react-router-dom|turbo-stream|cookie|set-cookie-parser)\/|^\0(?:vite\/preload-helper|commonjsHelpers)/
/** What every form is made of. */
const FORMS =
  /\/app\/(?:components\/(?:field|form-|phone-input|required-mark|submit-button|use-no-)|forms\/(?:post-form|preview-card|use-form))/
/** What other pages are made of. A dialog comes when it opens. */
const PARTS = /\/app\/(?:components\/(?!ad-slot|modal)|format\/|page-ids\.ts)/
/** What checks a form before it is sent: loaded at the first touch of one. */
const FORM_CHECK = /\/node_modules\/zod\/|\/app\/forms\/(?:parse-fields|fields)/

/** Where every page begins; and what most pages show. */
const EVERYWHERE =
  /\/app\/(?:root\.tsx\?|entry\.client\.tsx$|features\/product-list\/product-grid\.tsx$)/

/** What those import, directly or not, as the bundler has read it. */
function modulesEverywhere({ getModuleIds, getModuleInfo }: Rollup.ManualChunkMeta): Set<string> {
  const found = new Set<string>()
  const add = (id: string): void => {
    if (found.has(id)) return
    found.add(id)
    for (const imported of getModuleInfo(id)?.importedIds ?? []) add(imported)
  }
  for (const id of getModuleIds()) if (EVERYWHERE.test(id)) add(id)
  return found
}

/** A contract of a few lines costs less than a request for it. */
function isFewConstants(id: string, { getModuleInfo }: Rollup.ManualChunkMeta): boolean {
  const info = getModuleInfo(id)
  return (
    /\/contracts\//.test(id) && info?.importedIds.length === 0 && (info.code?.length ?? 0) < 1_000
  )
}

/** Few shared files instead of one per component: a phone waits for requests more than for bytes. */
function nameChunks(): Rollup.GetManualChunk {
  let everywhere: Set<string> | undefined
  return (id, meta) => {
    everywhere ??= modulesEverywhere(meta)
    // A page begins in these; whatever imported them would begin it too soon.
    if (meta.getModuleInfo(id)?.isEntry) return undefined
    if (PLATFORM.test(id)) return 'platform'
    if (FORM_CHECK.test(id)) return 'form-check'
    if (everywhere.has(id) && !/\.css/.test(id)) return 'shared'
    if (FORMS.test(id)) return 'forms'
    if (PARTS.test(id) || isFewConstants(id, meta)) return 'parts'
    return undefined
  }
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
      if (['shared', 'forms', 'parts'].includes(name) && imports.includes(checks))
        this.error(`a schema is built by one of ${moduleIds.join(', ')}`)
  },
}

/** Every visitor waits for it: what only some pages show must not come in by an import of the shell. It had 90,000 letters when this was written. */
const SHARED_LETTERS = 100_000

const SHARED_IS_LIGHT: Plugin = {
  name: 'shared-is-light',
  generateBundle(_options, bundle) {
    for (const file of Object.values(bundle))
      if (file.type === 'chunk' && file.name === 'shared' && file.code.length > SHARED_LETTERS)
        this.error(`the script of every page has ${file.code.length} letters`)
  },
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    EVALUATED_PAGES,
    tailwindcss(),
    remix(remixConfig),
    PAGES_BEFORE_CHECKS,
    SHARED_IS_LIGHT,
  ],
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
    rollupOptions: isSsrBuild ? {} : { output: { manualChunks: nameChunks() } },
  },
}))
