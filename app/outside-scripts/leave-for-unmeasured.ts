import { isUnmeasured } from './is-unmeasured.ts'

/**
 * A page without the tag manager gets a document of its own when the way leads there from one that has it: a script
 * that runs cannot be taken back, and it would hear of the new address.
 */
export function leaveForUnmeasured(): void {
  const router = window.__remixRouter
  let hasLeft = false
  router?.subscribe(({ navigation, location }) => {
    const next = navigation.location
    if (next && isUnmeasured(next.pathname)) {
      hasLeft = true
      // It must not go there itself while the browser is on its way.
      router.dispose()
      window.location.assign(`${next.pathname}${next.search}${next.hash}`)
    } else if (isUnmeasured(location.pathname)) window.location.replace(window.location.href)
  })
  window.addEventListener('pageshow', ({ persisted }) => {
    if (persisted && hasLeft) window.location.reload()
  })
}
