import { isInApp } from '../webview/in-app.ts'

/**
 * What this browser can do about pushes. `HOME_SCREEN`: an iPhone takes them only once the page is on its home screen.
 */
export type PushState = 'UNSUPPORTED' | 'HOME_SCREEN' | 'DENIED' | 'OFF' | 'ON'

/** @param isOn whether the server gives out the worker at all */
export async function readPushState(isOn: boolean, userSeq: number): Promise<PushState> {
  if (!isOn || isInApp() || !('serviceWorker' in navigator)) return 'UNSUPPORTED'
  if (!('PushManager' in window) || !('Notification' in window))
    return isUninstalledIphone() ? 'HOME_SCREEN' : 'UNSUPPORTED'
  if (Notification.permission === 'denied') return 'DENIED'
  const { isPushedTo } = await import('./lazy/subscribe.ts')
  return (await isPushedTo(userSeq)) ? 'ON' : 'OFF'
}

/** iPads say that they are Macs, but Macs have no touch screen. */
function isUninstalledIphone(): boolean {
  const isApple = /iPhone|iPad|Macintosh/.test(navigator.userAgent) && navigator.maxTouchPoints > 1
  return isApple && !window.matchMedia('(display-mode: standalone)').matches
}
