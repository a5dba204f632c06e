import { isUntracked } from '../is-untracked.ts'

/**
 * A navigation to a page without the tag manager loads a new document where this one has it: a running script cannot be
 * removed, and it would learn the new address.
 */
export function leaveForUntracked(): void {
  const router = window.__remixRouter
  let hasLeft = false
  router?.subscribe(({ navigation, location }) => {
    const next = navigation.location
    if (next && isUntracked(next.pathname)) {
      hasLeft = true
      // The router must not navigate itself while the browser loads the document.
      router.dispose()
      window.location.assign(`${next.pathname}${next.search}${next.hash}`)
    } else if (isUntracked(location.pathname)) window.location.replace(window.location.href)
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && hasLeft) window.location.reload()
  })
}
