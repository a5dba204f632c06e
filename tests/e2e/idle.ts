import { expect, type Page } from '@playwright/test'

interface ReactRoot {
  stateNode: { current: { memoizedState: { isDehydrated: boolean } } }
}

/** React has the page: what is pressed from now on is answered by it. Only React itself knows; the scripts may have come earlier. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() =>
    Object.entries(document).some(
      ([name, root]: [string, ReactRoot]) =>
        name.startsWith('__reactContainer$') && !root.stateNode.current.memoizedState.isDehydrated,
    ),
  )

/**
 * Pages opened afterwards run idle callbacks only on demand, and their `Math.random` is fixed.
 * @param draw what `Math.random` returns
 */
export async function holdIdle(page: Page, draw = 0.5): Promise<() => Promise<void>> {
  await page.addInitScript((drawn) => {
    const waiting: IdleRequestCallback[] = []
    window.requestIdleCallback = (callback) => waiting.push(callback)
    window.cancelIdleCallback = () => undefined
    Math.random = () => drawn
    Object.assign(window, {
      beIdle() {
        window.requestIdleCallback = (callback) => setTimeout(callback as () => void, 0) as never
        for (const callback of waiting.splice(0))
          callback({ didTimeout: false, timeRemaining: () => 50 })
      },
    })
  }, draw)
  return () => page.evaluate(() => (window as unknown as { beIdle(): void }).beIdle())
}

/** Everything that starts once the page has loaded and the browser is idle has started, and got its answers. */
export async function settled(page: Page): Promise<void> {
  await page.waitForLoadState('load')
  await hydrated(page)
  // The script of the action log comes when the browser is idle, as those of third parties do.
  await expect
    .poll(() =>
      page.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => /\/assets\/start-/.test(name)),
      ),
    )
    .toBe(true)
  await page.evaluate(
    () => new Promise((resolve) => requestIdleCallback(() => requestIdleCallback(resolve))),
  )
  await page.waitForLoadState('networkidle')
}
