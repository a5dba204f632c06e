import { prefixedFetch } from './data-prefix.ts'
import { isInApp } from './in-app.ts'

/** Runs before hydration: adds the prefix to data requests where needed, and opens links in the app's way. */
export function startWebview(): void {
  const { dataPrefix } = document.documentElement.dataset
  if (dataPrefix) window.fetch = prefixedFetch(window.fetch.bind(window), window.location.origin)
  if (isInApp())
    import('../bridge/open-links.ts').then(
      ({ openLinksByApp }) => openLinksByApp(document),
      // When the script cannot be loaded, links work as usual.
      () => undefined,
    )
}
