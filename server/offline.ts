import { createHash } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { Hono } from 'hono'
import { securePage } from '#app/content-security-policy.server.ts'
import { COLOR_SCHEME_SCRIPT } from '#app/shell/color-scheme/color-scheme.ts'
import { BUILT_FILES } from './built-files.ts'

/** It fetches for the pages, so it may reach this site; a page's own policy does not apply to it. */
const WORKER_POLICY = "default-src 'none'; connect-src 'self'"

/**
 * The worker for browsers that still have one when it is switched off: it deletes its caches and unregisters itself.
 */
const LEAVE = `self.addEventListener('install', () => self.skipWaiting())
self.addEventListener('activate', (event) => event.waitUntil(leave()))
async function leave() {
  for (const name of await caches.keys()) if (name.startsWith('shell-')) await caches.delete(name)
  await self.registration.unregister()
}
`

interface OfflineOptions {
  /** Off: the service worker is removed from each browser at its next visit. */
  enabled: boolean
  publicOrigin: string
}

/**
 * The service worker and its cached page for the time without a connection, with the script that fills it. Browsers compare
 * the worker with the one they have, so it ends with the digest of both: a changed page is fetched again.
 */
export function offlineFiles({ enabled, publicOrigin }: OfflineOptions): Hono {
  const routes = new Hono()
  const load = once(async () => {
    const [worker, page, script] = await Promise.all([
      read('sw.js'),
      read('offline.html'),
      read('offline.js'),
    ])
    const html = page.replace('<style>', `<script>${COLOR_SCHEME_SCRIPT}</script><style>`)
    const digest = createHash('sha256').update(html).update(script).digest('base64url')
    const { policy } = securePage(html, {
      // No inline script has this nonce: the page has only the one below.
      mark: 'none',
      publicOrigin,
      formTargets: [],
      scripts: [COLOR_SCHEME_SCRIPT],
    })
    return { worker: `${worker}// offline.html ${digest}\n`, html, policy, script }
  })
  const headers = (type: string, policy: string) => ({
    'content-type': `${type}; charset=utf-8`,
    'cache-control': 'no-cache',
    'content-security-policy': policy,
    'x-robots-tag': 'noindex',
  })

  routes.get('/sw.js', async (c) => {
    const script = enabled ? (await load()).worker : LEAVE
    return c.body(script, 200, headers('text/javascript', WORKER_POLICY))
  })
  routes.get('/offline.html', async (c) => {
    const { html, policy } = await load()
    return c.body(html, 200, headers('text/html', policy))
  })
  routes.get('/offline.js', async (c) => {
    const { script } = await load()
    return c.body(script, 200, headers('text/javascript', WORKER_POLICY))
  })
  return routes
}

const read = (name: string) => readFile(join(BUILT_FILES, name), 'utf8')

/** Runs it at the first call; a failure is tried again at the next. */
function once<Value>(make: () => Promise<Value>): () => Promise<Value> {
  let made: Promise<Value> | undefined
  return () => {
    made ??= make().catch((error: unknown) => {
      made = undefined
      throw error
    })
    return made
  }
}
