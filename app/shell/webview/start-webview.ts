import { prefixedFetch } from './data-prefix.ts'
import { isInApp } from './in-app.ts'

/** Before the page is taken over: data requests get their prefix where they need it, and the app its links. */
export function startWebview(): void {
  const { dataPrefix } = document.documentElement.dataset
  if (dataPrefix) window.fetch = prefixedFetch(window.fetch.bind(window), window.location.origin)
  if (isInApp())
    import('../bridge/open-links.ts').then(
      ({ openLinksByApp }) => openLinksByApp(document),
      // On a broken line links stay what they are.
      () => undefined,
    )
}
