import { expect, it } from 'vitest'
import { countGraphemes, isOfSingles } from './graphemes.ts'

it.each([
  ['', 0],
  ['아이폰 15', 6],
  // As macOS writes file names: one syllable in three letters.
  ['한글'.normalize('NFD'), 2],
  ['👨‍👩‍👧‍👦 가족', 4],
  ['🇰🇷', 1],
  ['줄\n바꿈', 4],
  // Longer than the pieces in which a text is counted.
  ['👨‍👩‍👧‍👦'.repeat(500), 500],
  [`가${'한'.normalize('NFD').repeat(700)}`, 701],
  ['가'.repeat(100_000), 100_000],
])('읽는 사람이 보는 글자를 센다 (%#)', (text, count) => {
  expect(countGraphemes(text)).toBe(count)
})

it('정한 수를 넘으면 더 세지 않는다', () => {
  expect(countGraphemes('👍'.repeat(70), 60)).toBe(61)
  expect(countGraphemes('가'.repeat(61), 60)).toBe(61)
  expect(countGraphemes('가'.repeat(60), 60)).toBe(60)
})

it('따로 서는 글자로 여기는 것은 어느 것 뒤에 와도 따로 선다', () => {
  const singles = Array.from({ length: 0x1_0000 }, (_, code) => String.fromCharCode(code)).filter(
    isOfSingles,
  )
  expect(singles.length).toBeGreaterThan(35_000)
  const segmenter = new Intl.Segmenter('ko', { granularity: 'grapheme' })
  const isJoined = (pair: string) => [...segmenter.segment(pair)].length === 1
  for (const before of ['a', '가', '☎', '⛹'])
    expect(singles.filter((single) => isJoined(before + single))).toEqual([])
})
