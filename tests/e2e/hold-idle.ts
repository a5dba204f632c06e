import type { Page } from '@playwright/test'

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
