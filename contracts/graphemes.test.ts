import { expect, it } from 'vitest'
import { countGraphemes } from './graphemes.ts'

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
