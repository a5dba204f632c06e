import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyList, checkProperty } from '#tests/support/check-property.ts'
import {
  levelsOf,
  NO_PANELS,
  nextPanels,
  type PanelEvent,
  type PanelKind,
  type PanelStack,
  STANDS_ABOVE,
} from './panel-stack.ts'

const KINDS = Object.keys(STANDS_ABOVE) as PanelKind[]

const open = (kind: PanelKind, id: string = kind): PanelEvent => ({ type: 'OPEN', kind, id })
const stackOf = (...events: PanelEvent[]) => events.reduce(nextPanels, NO_PANELS)
const kindsOf = (stack: PanelStack) => stack.map(({ kind }) => kind)

const anyKind = fc.constantFrom(...KINDS)
const anyId = fc.constantFrom('a', 'b', 'c', 'd', 'e')
const anyLevels = fc.nat(5)
const anyEvent = fc.oneof(
  {
    weight: 2,
    arbitrary: fc.record({ type: fc.constant('OPEN' as const), kind: anyKind, id: anyId }),
  },
  fc.record({ type: fc.constant('CLOSE' as const), id: anyId }),
  fc.record({
    type: fc.constant('SHOW_VIEW' as const),
    id: anyId,
    view: fc.constantFrom('x', 'y'),
  }),
  fc.record({ type: fc.constant('BACK_TO' as const), levels: anyLevels }),
)
const anyEvents = anyList(anyEvent, 29)

describe('패널', () => {
  it.each([
    ['옆 메뉴 위에 장바구니', ['SIDEBAR', 'CART'], ['CART']],
    ['필터 위에 검색', ['FILTER', 'SEARCH'], ['SEARCH']],
    ['옆 메뉴 위에 서랍', ['SIDEBAR', 'DRAWER'], ['SIDEBAR', 'DRAWER']],
    ['서랍 위에 모달', ['DRAWER', 'MODAL'], ['DRAWER', 'MODAL']],
    ['모달 위에 모달', ['DRAWER', 'MODAL', 'MODAL'], ['DRAWER', 'MODAL']],
    ['모달 위에 필터', ['MODAL', 'FILTER'], ['FILTER']],
    [
      '로그인 시트에서 연 약관',
      ['CART', 'BOTTOM_SHEET', 'WEBVIEW_DRAWER'],
      ['CART', 'BOTTOM_SHEET', 'WEBVIEW_DRAWER'],
    ],
    ['검색 위에 시트', ['SEARCH', 'BOTTOM_SHEET'], ['BOTTOM_SHEET']],
  ] as const)('%s: 함께 있을 수 없으면 자리를 내준다', (_, opened, left) => {
    expect(kindsOf(stackOf(...opened.map((kind, index) => open(kind, `${index}`))))).toEqual(left)
  })

  it('두 번 눌러도 하나만 열린다', () => {
    const once = stackOf(open('FILTER'))
    expect(nextPanels(once, open('FILTER'))).toBe(once)
  })

  it('보기는 맨 위 패널에 쌓이고, 뒤로 가면 하나씩 없어진다', () => {
    const view = (name: string): PanelEvent => ({ type: 'SHOW_VIEW', id: 'DRAWER', view: name })
    const stack = stackOf(open('SIDEBAR'), open('DRAWER'), view('top'), view('child'))
    expect(levelsOf(stack)).toBe(4)
    const views = [3, 2, 1, 0].map((levels) =>
      nextPanels(stack, { type: 'BACK_TO', levels }).map((panel) => panel.views),
    )
    expect(views).toEqual([[[], ['top']], [[], []], [[]], []])
    expect(nextPanels(stack, { ...view('x'), id: 'SIDEBAR' } as PanelEvent)).toEqual(stack)
  })

  it('닫으면 그 위에 있던 것도 닫힌다', () => {
    const stack = stackOf(open('DRAWER'), open('MODAL'))
    expect(nextPanels(stack, { type: 'CLOSE', id: 'DRAWER' })).toEqual([])
    expect(nextPanels(stack, { type: 'CLOSE', id: 'gone' })).toBe(stack)
  })

  it('무엇이 일어나도 하나는 하나뿐이고, 설 수 있는 것 위에만 선다', () => {
    checkProperty(
      1_000,
      fc.property(anyEvents, (events) => {
        const stack = stackOf(...events)
        expect(new Set(stack.map(({ id }) => id)).size).toBe(stack.length)
        expect(new Set(kindsOf(stack)).size).toBe(stack.length)
        for (const [index, { kind }] of stack.entries()) {
          const beneath = stack[index - 1]
          if (beneath) expect(STANDS_ABOVE[kind] as readonly string[]).toContain(beneath.kind)
        }
      }),
    )
  })

  it('연 것은 맨 위에 있고, 뒤로 가면 꼭 그만큼 남는다', () => {
    checkProperty(
      1_000,
      fc.property(anyEvents, anyKind, anyLevels, (events, kind, levels) => {
        const stack = stackOf(...events)
        expect(nextPanels(stack, open(kind, 'new')).at(-1)).toEqual({ id: 'new', kind, views: [] })
        expect(levelsOf(nextPanels(stack, { type: 'BACK_TO', levels }))).toBe(
          Math.min(levels, levelsOf(stack)),
        )
      }),
    )
  })
})
