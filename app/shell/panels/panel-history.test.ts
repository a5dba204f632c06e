import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyList, checkProperty } from '#tests/support/check-property.ts'
import { createPanelHistory, type PanelHistory } from './panel-history.ts'

interface Entry {
  page: string
  levels: number
}

/** A browser's history: it traverses asynchronously, and drops the entries ahead when an entry is added. */
function createBrowser(canSeeAhead: boolean) {
  let entries: Entry[] = [
    { page: 'before', levels: 0 },
    { page: 'A', levels: 0 },
  ]
  let at = 1
  const due: number[] = []
  let pages = 0
  let open = 0
  const here = () => entries[at] ?? { page: 'outside', levels: 0 }

  const history: PanelHistory = createPanelHistory(
    {
      levels: () => here().levels,
      push: (levels) => add({ page: here().page, levels }),
      go: (steps) => void due.push(steps),
      canGoForward: () => canSeeAhead && at < entries.length - 1,
    },
    (left) => {
      open = Math.min(open, left)
    },
  )
  function add(entry: Entry) {
    entries = [...entries.slice(0, at + 1), entry]
    at += 1
  }
  /** Executes one requested traversal. */
  function step() {
    const steps = due.shift() ?? 0
    const to = Math.max(0, Math.min(entries.length - 1, at + steps))
    if (to === at) return
    const from = here().page
    at = to
    if (here().page === from) history.arrived()
    else history.left()
  }
  function settle() {
    for (let turn = 0; turn < 50 && due.length > 0; turn += 1) step()
    expect(due).toEqual([])
  }

  return {
    here,
    entries: () => entries,
    open: () => open,
    settle,
    openOne() {
      open += 1
      history.want(open)
    },
    closeOne() {
      open = Math.max(0, open - 1)
      history.want(open)
    },
    press(steps: 1 | -1) {
      due.push(steps)
    },
    /** As the host does it: it closes the panels first, then navigates. */
    navigate() {
      open = 0
      history.want(0)
      settle()
      pages += 1
      add({ page: `page ${pages}`, levels: 0 })
      history.left()
    },
    /** Another document has replaced the entry ahead, and Back has led here again. */
    leaveHardAndComeBack() {
      add({ page: 'document', levels: 0 })
      at -= 1
      open = 0
      history.left()
    },
  }
}

describe('패널과 브라우저의 기록', () => {
  it('뒤로 가기는 맨 위 패널을 닫고 쪽을 떠나지 않는다', () => {
    const browser = createBrowser(true)
    browser.openOne()
    browser.openOne()
    for (const left of [1, 0]) {
      browser.press(-1)
      browser.settle()
      expect(browser.open()).toBe(left)
      expect(browser.here()).toEqual({ page: 'A', levels: left })
    }
    browser.press(-1)
    browser.settle()
    expect(browser.here().page).toBe('before')
  })

  it.each([true, false])(
    '닫은 패널로 앞으로 가도 다시 열리지 않고, 뒤로 가기는 헛걸음하지 않는다 (앞을 아는 브라우저: %s)',
    (ahead) => {
      const browser = createBrowser(ahead)
      browser.openOne()
      browser.openOne()
      browser.closeOne()
      browser.closeOne()
      browser.settle()
      browser.press(1)
      browser.settle()
      expect(browser.open()).toBe(0)
      expect(browser.here()).toEqual({ page: 'A', levels: 0 })
      browser.press(-1)
      browser.settle()
      expect(browser.here().page).toBe('before')
    },
  )

  it('패널에서 옮겨 간 뒤 뒤로 가면 패널 없는 그 쪽이다', () => {
    const browser = createBrowser(true)
    browser.openOne()
    browser.openOne()
    browser.navigate()
    expect(browser.entries().map(({ levels }) => levels)).toEqual([0, 0, 0])
    browser.press(-1)
    browser.settle()
    expect(browser.here()).toEqual({ page: 'A', levels: 0 })
  })

  it('패널을 연 채 새 문서로 갔다 돌아오면 쪽만 있고, 앞으로는 그 문서다', () => {
    const browser = createBrowser(true)
    browser.openOne()
    browser.leaveHardAndComeBack()
    browser.settle()
    expect(browser.here()).toEqual({ page: 'A', levels: 0 })
    browser.press(1)
    browser.settle()
    expect(browser.here().page).toBe('document')
  })

  it('무엇을 어떤 차례로 해도, 잠잠해지면 기록의 자리와 열린 패널이 같다', () => {
    const actions = ['open', 'open', 'close', 'back', 'forward', 'navigate', 'settle'] as const
    checkProperty(
      2_000,
      fc.property(fc.boolean(), anyList(fc.constantFrom(...actions), 39), (canSeeAhead, names) => {
        const browser = createBrowser(canSeeAhead)
        for (const name of names) {
          if (name === 'open' && browser.open() < 4) browser.openOne()
          else if (name === 'close') browser.closeOne()
          else if (name === 'navigate') browser.navigate()
          else {
            // A user presses after the page has settled.
            browser.settle()
            const { page } = browser.here()
            const wasOpen = browser.open()
            if (name === 'back') browser.press(-1)
            if (name === 'forward') browser.press(1)
            browser.settle()
            if (name === 'back' && wasOpen > 0) expect(browser.here().page).toBe(page)
          }
        }
        browser.settle()
        expect(browser.here().levels).toBe(browser.open())
      }),
    )
  })
})
