import { getBridge } from './bridge.ts'

/** Within the app, links that open a new window open in a browser: a webview has no second window. */
export function openLinksByApp(
  document: Document,
  open: (url: string) => void = (url) => void getBridge().openExternal(url),
): void {
  document.addEventListener('click', (event) => {
    if (event.defaultPrevented || !(event.target instanceof Element)) return
    const link = event.target.closest<HTMLAnchorElement>('a[href][target="_blank"]')
    if (!link || link.origin === document.location.origin) return
    event.preventDefault()
    open(link.href)
  })
}
