// Keeps a page for when there is no connection, and the scripts and styles of the pages, whose names change with their
// content. It never keeps another document, nor anything of a person: see docs/decisions/015-offline-page-only.md.

const PAGE_CACHE = 'shell-page'
const ASSET_CACHE = 'shell-assets'
const OFFLINE_PAGE = '/offline.html'
/** Scripts and styles of two releases or so; the oldest go first. */
const MOST_ASSETS = 150

// Nothing here belongs to one release, so a new worker may take over pages that are open.
self.addEventListener('install', (event) => {
  event.waitUntil(Promise.all([keepOfflinePage(), caches.open(ASSET_CACHE), self.skipWaiting()]))
})

self.addEventListener('activate', (event) => {
  event.waitUntil(
    Promise.all([
      dropOtherCaches(),
      self.registration.navigationPreload?.enable(),
      self.clients.claim(),
    ]),
  )
})

self.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET') return
  if (request.mode === 'navigate') event.respondWith(openPage(event))
  else if (isAsset(request.url)) event.respondWith(openAsset(event))
})

async function keepOfflinePage() {
  const cache = await caches.open(PAGE_CACHE)
  await cache.add(new Request(OFFLINE_PAGE, { cache: 'reload' }))
}

async function dropOtherCaches() {
  for (const name of await caches.keys())
    if (name.startsWith('shell-') && name !== PAGE_CACHE && name !== ASSET_CACHE)
      await caches.delete(name)
}

/** A page is always the server's; ours stands in when there is no answer at all. */
async function openPage(event) {
  try {
    return (await event.preloadResponse) ?? (await fetch(event.request))
  } catch (error) {
    const page = await caches.match(OFFLINE_PAGE).catch(() => undefined)
    if (page) return page
    throw error
  }
}

function isAsset(address) {
  const { origin, pathname } = new URL(address)
  return origin === self.location.origin && /^\/assets\/[^/]+\.(?:js|css)$/.test(pathname)
}

async function openAsset(event) {
  const kept = await caches.match(event.request).catch(() => undefined)
  if (kept) return kept
  const response = await fetch(event.request)
  if (response.ok && response.type === 'basic')
    event.waitUntil(keepAsset(event.request, response.clone()))
  return response
}

let assetCache

/** Made when the worker was installed; one that was taken away since is not begun anew. */
function openAssetCache() {
  assetCache ??= caches.has(ASSET_CACHE).then((has) => (has ? caches.open(ASSET_CACHE) : null))
  return assetCache
}

/** A browser without room keeps nothing, and the page works as before. */
async function keepAsset(request, response) {
  try {
    const cache = await openAssetCache()
    if (!cache) return
    await cache.put(request, response)
    const kept = await cache.keys()
    for (const oldest of kept.slice(0, Math.max(0, kept.length - MOST_ASSETS)))
      await cache.delete(oldest)
  } catch {
    // Full or forbidden.
  }
}
