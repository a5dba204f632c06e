/**
 * Runs work that can wait until the page has loaded and the browser is idle.
 * @returns cancels it, if it has not started
 */
export function afterLoad(work: () => void): () => void {
  let isOff = false
  const whenIdle =
    window.requestIdleCallback ?? ((callback: () => void) => setTimeout(callback, 200))
  const load = () =>
    whenIdle(() => {
      if (!isOff) work()
    })
  if (document.readyState === 'complete') load()
  else window.addEventListener('load', load, { once: true })
  return () => {
    isOff = true
    window.removeEventListener('load', load)
  }
}
