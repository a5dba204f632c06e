import { expect, it } from 'vitest'
import { spaced } from '#tests/support/spaced.ts'
import { bumpClock, summaryOfMany } from './own-listing-texts.ts'

// 오후 3시
const NOW = '2026-11-22T06:00:00.000Z'

it.each([
  ['2026-11-22T05:00:00.000Z', null],
  ['2026-11-22T12:05:00.000Z', '오늘 오후 9:05'],
  ['2026-11-22T15:00:00.000Z', '내일 오전 12:00'],
  ['2026-11-25T01:30:00.000Z', '11월 25일 오전 10:30'],
])('다음 끌올 시각 %s는 "%s"라고 한다', (at, clock) => {
  const shown = bumpClock(at, NOW)
  expect(shown && spaced(shown)).toBe(clock)
})

it('여러 개를 한 번에 했을 때 못 한 것도 말한다', () => {
  expect(summaryOfMany({ changed: 1, refused: [] }, '끌올했어요')).toBe('끌올했어요.')
  expect(summaryOfMany({ changed: 3, refused: [] }, '숨겼어요')).toBe('상품 3개를 숨겼어요.')
  expect(
    summaryOfMany({ changed: 2, refused: ['끌올은 하루에 한 번 할 수 있어요.'] }, '끌올했어요'),
  ).toBe('2개를 끌올했어요. 끌올은 하루에 한 번 할 수 있어요.')
  expect(summaryOfMany({ changed: 0, refused: ['가', '나'] }, '숨겼어요')).toBe(
    '2개는 하지 못했어요. 가',
  )
})
