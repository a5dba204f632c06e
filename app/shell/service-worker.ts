import { useEffect } from 'react'
import { afterLoad } from './after-load.ts'
import { isInApp } from './webview/in-app.ts'

const WORKER = '/sw.js'

/**
 * Gives the browser the worker that keeps the offline page (public/sw.js), or takes it away where it is switched off.
 * The app has its own page for that.
 *
 * @param isOn undefined while that is not known
 */
export function useServiceWorker(isOn: boolean | undefined): void {
  useEffect(() => {
    if (isOn === undefined || !('serviceWorker' in navigator) || isInApp()) return
    // Refused where storage is forbidden: the page does without.
    return afterLoad(() => void (isOn ? register() : remove()).catch(() => undefined))
  }, [isOn])
}

async function register() {
  await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' })
}

/** What a worker is told that nobody has a page of any more is in server/offline.ts. */
async function remove() {
  const registration = await navigator.serviceWorker.getRegistration(WORKER)
  await registration?.unregister()
  for (const name of await caches.keys()) if (name.startsWith('shell-')) await caches.delete(name)
}
