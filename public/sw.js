// Keeps a page for when there is no connection, and the scripts and styles of the pages, whose names change with their
// content. It never keeps another document, nor anything of a member in a cache: see
// docs/decisions/083-member-data-on-a-device.md. It also takes what a phone shares to the installed app.

const PAGE_CACHE = 'shell-page'
const ASSET_CACHE = 'shell-assets'
const OFFLINE_PAGE = '/offline.html'
/** Draws on it what a member can read and write without a connection (app/features/offline/). */
const OFFLINE_SCRIPT = '/offline.js'
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
  const { origin, pathname } = new URL(request.url)
  if (origin !== self.location.origin) return
  if (request.method === 'POST' && request.mode === 'navigate' && pathname === SHARE_TARGET)
    event.respondWith(takeShared(request))
  if (request.method !== 'GET') return
  if (request.mode === 'navigate') event.respondWith(openPage(event))
  else if (pathname === OFFLINE_SCRIPT) event.respondWith(openOfflineScript(request))
  else if (/^\/assets\/[^/]+\.(?:js|css)$/.test(pathname)) event.respondWith(openAsset(event))
})

async function keepOfflinePage() {
  const cache = await caches.open(PAGE_CACHE)
  const files = [OFFLINE_PAGE, OFFLINE_SCRIPT]
  await cache.addAll(files.map((path) => new Request(path, { cache: 'reload' })))
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

async function openOfflineScript(request) {
  return (await caches.match(OFFLINE_SCRIPT).catch(() => undefined)) ?? fetch(request)
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

// What a phone shares to the installed app, as public/manifest.webmanifest says. Without a worker the same address of
// the server takes it.

const SHARE_TARGET = '/product/form/share'
const SELL_FORM = '/product/form'

/** Stores it for the form, which opens; app/features/sell/shared/shared-store.ts reads and removes it. */
async function takeShared(request) {
  // A page of another site that says so; the server refuses it.
  if (request.referrer && new URL(request.referrer).origin !== self.location.origin)
    return fetch(request)
  let shared = 'lost'
  try {
    const form = await request.formData()
    const id = self.crypto.randomUUID()
    await putShared(id, {
      at: Date.now(),
      title: String(form.get('title') ?? ''),
      text: String(form.get('text') ?? ''),
      url: String(form.get('url') ?? ''),
      files: form.getAll('photos').filter((file) => file instanceof File && file.size > 0),
    })
    shared = id
  } catch {
    // Too large for this browser, or forbidden: the form says that nothing has arrived.
  }
  return Response.redirect(`${SELL_FORM}?shared=${shared}`, 303)
}

/** One at a time: what was shared before and was not taken goes. */
function putShared(id, shared) {
  return new Promise((resolve, reject) => {
    const opening = self.indexedDB.open('shared-to-sell')
    opening.onupgradeneeded = () => opening.result.createObjectStore('shares')
    opening.onerror = () => reject(opening.error)
    opening.onsuccess = () => {
      const writing = opening.result.transaction('shares', 'readwrite')
      writing.objectStore('shares').clear()
      writing.objectStore('shares').put(shared, id)
      writing.oncomplete = resolve
      writing.onabort = () => reject(writing.error)
    }
  })
}

// What the server pushes to this browser (app/shell/push/ subscribes it): one notice, or a chat message.

const NOTICES = '/mystore/notices'
const PUSH_ADDRESS = '/api/push'

self.addEventListener('push', (event) => {
  event.waitUntil(showPush(event.data))
})

/** A push that cannot be read is shown all the same: browsers ask for that, and there is something in the inbox. */
async function showPush(data) {
  const words = readPush(data)
  if (Number.isInteger(words.unread)) await setBadge(words.unread)
  await self.registration.showNotification(words.title ?? '두손', {
    body: words.body ?? (words.title ? '' : '새 소식이 있어요.'),
    tag: words.tag ?? 'duson',
    icon: '/icon-192.png',
    lang: 'ko',
    data: { path: words.path ?? NOTICES },
  })
}

function readPush(data) {
  try {
    return data?.json() ?? {}
  } catch {
    return {}
  }
}

async function setBadge(count) {
  try {
    await (count > 0 ? self.navigator.setAppBadge?.(count) : self.navigator.clearAppBadge?.())
  } catch {
    // Not an installed page.
  }
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close()
  event.waitUntil(openPushed(event.notification.data?.path ?? NOTICES))
})

/** In a window that is there already, or a new one; never on another site. */
async function openPushed(path) {
  const url = new URL(path, self.location.origin)
  if (url.origin !== self.location.origin) return
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true })
  const shown = windows.find((client) => client.focused) ?? windows[0]
  if (!shown) return self.clients.openWindow(url.href)
  await shown.focus().catch(() => undefined)
  // A window that this worker does not control cannot be led anywhere.
  return shown.navigate(url.href).catch(() => self.clients.openWindow(url.href))
}

/** The push service gave the browser another address: the server is told of it, as far as there is a session. */
self.addEventListener('pushsubscriptionchange', (event) => {
  event.waitUntil(renewSubscription(event).catch(() => undefined))
})

async function renewSubscription({ oldSubscription, newSubscription }) {
  const subscription =
    newSubscription ?? (await self.registration.pushManager.subscribe(oldSubscription.options))
  const { endpoint, keys } = subscription.toJSON()
  await fetch(PUSH_ADDRESS, {
    method: 'POST',
    body: new URLSearchParams({ intent: 'save', endpoint, p256dh: keys.p256dh, auth: keys.auth }),
  })
}
