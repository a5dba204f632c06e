import { useEffect } from 'react'
import { afterLoad } from './after-load.ts'
import { isInApp } from './webview/in-app.ts'

const WORKER = '/sw.js'

/**
 * Registers the worker that caches the offline page (public/sw.js), or removes it where it is switched off.
 * The app has its own offline page.
 *
 * @param isOn undefined while it is not known
 */
export function useServiceWorker(isOn: boolean | undefined): void {
  useEffect(() => {
    if (isOn === undefined || !('serviceWorker' in navigator) || isInApp()) return
    // Refused where storage is forbidden: the page works without it.
    return afterLoad(() => void (isOn ? register() : remove()).catch(() => undefined))
  }, [isOn])
}

async function register() {
  await navigator.serviceWorker.register(WORKER, { updateViaCache: 'none' })
}

/** server/offline.ts removes the workers of browsers that open no page. */
async function remove() {
  const registration = await navigator.serviceWorker.getRegistration(WORKER)
  await registration?.unregister()
  for (const name of await caches.keys()) if (name.startsWith('shell-')) await caches.delete(name)
}
