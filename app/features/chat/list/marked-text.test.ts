import { expect, it } from 'vitest'
import { aroundFound, markedParts } from './marked-text.ts'

const shown = (text: string, words: string) =>
  markedParts(text, words)
    .map(({ text: part, isFound }) => (isFound ? `[${part}]` : part))
    .join('')

it.each([
  ['합정역에서 봬요', '합정', '[합정]역에서 봬요', '앞'],
  ['봬요, 합정 아니면 합정 근처', '합정', '봬요, [합정] 아니면 [합정] 근처', '여러 번'],
  ['iPhone 있어요', 'IPHONE', '[iPhone] 있어요', '대소문자'],
  ['100%_할인 (진짜) [새것] a-b', '(진짜) [새것] a-b', '100%_할인 [(진짜) [새것] a-b]', '기호'],
  ['<b>굵게</b>', '<b>', '[<b>]굵게</b>', '꺾쇠'],
  ['그대로', '', '그대로', '찾는 말이 없을 때'],
  ['없는 말', '우산', '없는 말', '들어 있지 않을 때'],
])('%s에서 %s: %s (%s)', (text, words, marked) => {
  expect(shown(text, words)).toBe(marked)
  expect(
    markedParts(text, words)
      .map(({ text: part }) => part)
      .join(''),
  ).toBe(text)
})

it('멀리 있는 말은 그 앞에서 잘라 보여 주고, 그림글자를 쪼개지 않는다', () => {
  const far = `${'가'.repeat(100)}👍🏽 우산 있어요`
  expect(aroundFound(far, '우산')).toMatch(/^…가{9}👍🏽 우산 있어요$/u)
  expect(aroundFound('안녕하세요 우산 있어요', '우산')).toBe('안녕하세요 우산 있어요')
  expect(aroundFound(`첫 줄\n둘째 줄 우산`, '우산')).toBe('첫 줄 둘째 줄 우산')
  expect(aroundFound('가'.repeat(100), '우산')).toBe('가'.repeat(100))
})
