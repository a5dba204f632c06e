/** The parts of the browser's history that panels use. */
export interface HistoryDeps {
  /** How many levels of panels the current entry has; 0 for a page without panels. */
  levels(): number
  /** Adds an entry of the same page. */
  push(levels: number): void
  /** Asynchronous: it ends in `arrived` or in another page. */
  go(steps: number): void
  canGoForward(): boolean
}

/** A traversal of the history that takes longer is no longer awaited. */
const ARRIVES_WITHIN = 1_000

/**
 * Maintains one entry of the browser's history for each level of panels, so that Back closes the topmost and never
 * leaves the page. Entries of closed panels are only ahead of the page, where only Forward leads: it skips them.
 *
 * @param onBack called with the levels that are left after the user went back
 */
export function createPanelHistory(deps: HistoryDeps, onBack: (levels: number) => void) {
  let wanted = 0
  let moving: 'NO' | 'HOME' | 'ONWARD' = 'NO'
  let timer: ReturnType<typeof setTimeout> | undefined
  let waiting: (() => void)[] = []

  function go(steps: number, why: 'HOME' | 'ONWARD'): void {
    moving = why
    clearTimeout(timer)
    timer = setTimeout(stop, ARRIVES_WITHIN)
    deps.go(steps)
  }

  function stop(): void {
    clearTimeout(timer)
    moving = 'NO'
    for (const goOn of waiting.splice(0)) goOn()
  }

  function sync(): void {
    if (moving !== 'NO') return
    const at = deps.levels()
    for (let level = at + 1; level <= wanted; level += 1) deps.push(level)
    if (at > wanted) go(wanted - at, 'HOME')
    else stop()
  }

  return {
    /** Sets the number of levels that are open now. */
    want(levels: number): void {
      wanted = levels
      sync()
    },
    /** Another entry of the same page is the current one. */
    arrived(): void {
      const at = deps.levels()
      const why = moving
      moving = 'NO'
      if (why !== 'HOME' && at > wanted && deps.canGoForward()) {
        go(1, 'ONWARD')
        return
      }
      if (why === 'NO' && at < wanted) {
        wanted = at
        onBack(at)
      }
      sync()
    },
    /** Another page is shown, or the same page again. */
    left(): void {
      wanted = 0
      moving = 'NO'
      onBack(0)
      sync()
    },
    /** Whether a navigation has to wait, as it would leave entries of panels behind. */
    isDeep: (): boolean => wanted > 0 || moving !== 'NO' || deps.levels() > 0,
    /** Resolves when the current entry is that of the open panels. */
    settled(): Promise<void> {
      if (moving === 'NO') return Promise.resolve()
      return new Promise((resolve) => {
        waiting = [...waiting, resolve]
      })
    },
  }
}

export type PanelHistory = ReturnType<typeof createPanelHistory>
