import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { anyList, checkProperty } from '#tests/support/check-property.ts'
import { benignSentences } from '#tests/support/guard/benign-sentences.ts'
import { evasionFamilies } from '#tests/support/guard/evasion-families.ts'
import { evasiveSentences } from '#tests/support/guard/evasive-sentences.ts'
import { heldOutEvasions } from '#tests/support/guard/held-out-evasions.ts'
import { laterEvasions } from '#tests/support/guard/held-out-evasions-2.ts'
import { lastEvasions } from '#tests/support/guard/held-out-evasions-3.ts'
import { TALK_WORDS } from './messenger-words.ts'
import { mightMatch } from './might-match.ts'
import { scanFully } from './moderate-text.ts'

const evasions = [
  ...evasiveSentences(),
  ...evasionFamilies(1_500),
  ...heldOutEvasions(),
  ...laterEvasions(),
  ...lastEvasions(),
].map(({ text }) => text)
const benign = benignSentences(2_000)

/** Parts of findings, of separators, and of ordinary messages. */
const PIECES = [
  ...'0123456789공영일이삼사오육칠팔구ㅇㅣol|!OI-.·,/~_ \n',
  ...'안녕하세요네고요에는은점닷톡라인ㅋㅌㅏㅠㅎ①０🍎❤',
  '010',
  '공일공',
  '하나',
  '다섯',
  '제로',
  'zero',
  'three',
  'seven',
  '그리고',
  '천',
  '백',
  '십',
  '-----',
  '.----',
  '..---',
  '...--',
  '국민',
  '계좌',
  '선입금',
  'open',
  'kakao',
  'com',
  'http://',
  'naver',
  'pay',
  '컴',
  '한국',
  'abc_1',
  '아이디',
  '거꾸로',
  '앞에',
  '\u200b',
  '\ufe0f\u20e3',
  ...TALK_WORDS.STRONG.slice(0, 40),
]

describe('첫눈에 보기', () => {
  const passed = (text: string) => !mightMatch(text)

  it('첫눈에 넘긴 글에는 자세히 보아도 찾을 것이 없다: 피해 가려는 글', () => {
    expect(evasions.filter((text) => passed(text) && scanFully(text).guard)).toEqual([])
    expect(evasions.filter(mightMatch).length).toBeGreaterThan(4_000)
  })

  it('첫눈에 넘긴 글에는 자세히 보아도 찾을 것이 없다: 자르고 이어 붙인 글', () => {
    let skipped = 0
    const anyEvasion = fc.constantFrom(...evasions)
    const anyTail = fc
      .oneof(fc.constantFrom(...benign), anyEvasion)
      .chain((text) => fc.nat(text.length - 1).map((from) => text.slice(from)))
    const anyHead = anyEvasion.chain((text) =>
      fc.tuple(fc.nat(5), fc.nat(text.length - 1)).map(([from, to]) => text.slice(from, to + 1)),
    )
    const anyJoint = fc.constantFrom('', ' ', '\n', '에', '.', 'ㅋ')
    checkProperty(
      6_000,
      fc.property(anyHead, anyJoint, anyTail, (...parts) => {
        const text = parts.join('')
        if (!passed(text)) return
        skipped += 1
        expect(scanFully(text).guard, text).toBeNull()
      }),
    )
    expect(skipped).toBeGreaterThan(300)
  })

  it('첫눈에 넘긴 글에는 자세히 보아도 찾을 것이 없다: 조각을 아무렇게나 모은 글', () => {
    let skipped = 0
    checkProperty(
      12_000,
      fc.property(anyList(fc.constantFrom(...PIECES), 16, 1), (pieces) => {
        const text = pieces.join('')
        if (!passed(text)) return
        skipped += 1
        expect(scanFully(text).guard, text).toBeNull()
      }),
    )
    expect(skipped).toBeGreaterThan(1_000)
  })

  it('보통 글은 첫눈에 넘긴다', () => {
    const texts = [
      '안녕하세요! 아직 판매 중인가요?',
      '네 알겠습니다 조심히 오세요~ 😊',
      '3만원에 가능할까요? ㅠㅠ',
      '직거래는 어디서 하나요?',
      'iPhone 15 Pro 256 맞죠?',
      'RTX 4070 S급이에요',
      '사이즈 265 있어요',
    ]
    expect(texts.filter(mightMatch)).toEqual([])
  })
})
