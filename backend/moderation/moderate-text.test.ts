import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { GUARD_LEVELS, type GuardLevel } from '#contracts/chat-constants.ts'
import { anyList, checkProperty } from '#tests/support/check-property.ts'
import { benignSentences } from '#tests/support/guard/benign-sentences.ts'
import { evasionFamilies } from '#tests/support/guard/evasion-families.ts'
import { type Evasive, evasiveSentences } from '#tests/support/guard/evasive-sentences.ts'
import { heldOutEvasions } from '#tests/support/guard/held-out-evasions.ts'
import { laterEvasions } from '#tests/support/guard/held-out-evasions-2.ts'
import { lastEvasions } from '#tests/support/guard/held-out-evasions-3.ts'
import { moderateText } from './moderate-text.ts'

const levelOf = (level: GuardLevel | undefined) => (level ? GUARD_LEVELS.indexOf(level) + 1 : 0)

describe('보내는 글의 검사', () => {
  const benign = benignSentences(10_000)

  it('보통 거래 글은 만 개에 하나도 막거나 가리지 않는다', () => {
    const stopped = benign.filter((text) => levelOf(moderateText(text).guard?.level) >= 2)
    expect(benign.length).toBeGreaterThanOrEqual(10_000)
    expect(stopped).toEqual([])
  })

  it('보통 거래 글에는 주의 문구도 천에 하나를 넘지 않는다', () => {
    const warned = benign.filter((text) => moderateText(text).guard)
    expect(warned.length / benign.length, warned.join('\n')).toBeLessThan(0.001)
  })

  const lists: [name: string, evasions: Evasive[]][] = [
    ['처음 모은 것', evasiveSentences()],
    ['방법을 섞은 것', evasionFamilies()],
    ['규칙을 고치기 전에 따로 적은 것', heldOutEvasions()],
    ['그다음에 따로 적은 것', laterEvasions()],
    ['마지막에 따로 적은 것', lastEvasions()],
  ]
  it.each(lists)('피해 가려는 글은 백에 아흔다섯을 넘게 잡는다: %s', (_name, evasions) => {
    const missed = evasions.filter(({ text, reason, level }) => {
      const { guard } = moderateText(text)
      return levelOf(guard?.level) < levelOf(level) || !guard?.reasons.includes(reason)
    })
    const missedTexts = missed.map(({ text, level }) => `${level}: ${text}`).join('\n')
    expect(evasions.length).toBeGreaterThanOrEqual(300)
    expect(missed.length / evasions.length, missedTexts).toBeLessThan(0.05)
  })

  it.each([
    ['제 번호 010-1234-5678이에요', '제 번호 ●●●이에요'],
    ['공1공-ㅣ234-5678 로 주세요', '●●● 로 주세요'],
    ['국민은행 123456-01-123456 홍길동 5만원', '국민은행 ●●● 홍길동 5만원'],
    ['카톡 hello_99 요', '카톡 ●●● 요'],
    ['010-1234-5678, 010-8765-4321', '●●●, ●●●'],
    ['👨‍👩‍👧 010🍎1234🍎5678 👍🏽', '👨‍👩‍👧 ●●● 👍🏽'],
    ['공일공땡팔삼이일땡사오육칠 연락주세요', '●●● 연락주세요'],
    ['010 삼천사백오십육에 칠천팔백구십일', '●●●'],
    ['5678 1234 010 거꾸로 읽어주세요', '●●● 거꾸로 읽어주세요'],
    ['오픈점카카오점컴/o/sAbc 로 오세요', '●●● 로 오세요'],
    ['.---- ----- ----- -.... ---.. ..--- ...-- .---- 입니다', '●●● 입니다'],
  ])('%s → %s', (text, shown) => {
    expect(moderateText(text)).toMatchObject({ text: shown, guard: { level: 'MASK' } })
  })

  it.each([
    '12만 5천원에 드려요',
    '125,000원 → 110,000원',
    '운송장 654321098765',
    '010번 버스 타고 갈게요',
    'SM-G991N 256GB',
    '2024-03-15 14:00 ~ 2024-03-16 18:30',
    '01.02~01.05 10:30',
    '오일이랑 이사 오이 사 왔어요',
  ])('%s은 그대로 보낸다', (text) => {
    expect(moderateText(text)).toEqual({ text, guard: null })
  })

  it('막는 글은 고치지 않고 이유를 말한다', () => {
    const text = 'https://naver-pay.top/1 에서 결제하고 010-1234-5678로 연락주세요'
    expect(moderateText(text)).toEqual({
      text,
      guard: { level: 'BLOCK', reasons: ['PAYMENT_LINK', 'PHONE'] },
    })
  })

  it('우리 주소는 어느 이름으로 설치해도 외부 링크가 아니다', () => {
    const text = 'https://duson-market.kr/product/1 보세요'
    expect(moderateText(text).guard?.level).toBe('BLOCK')
    expect(moderateText(text, ['duson-market.kr']).guard).toBeNull()
  })
})

const PIECES = [
  ...'0123456789',
  '010',
  '1234',
  '5678',
  '-',
  ' ',
  '.',
  '\n',
  '공',
  '일',
  '이',
  '에',
  '다시',
  '하나',
  'ㅇ',
  'ㅣ',
  'o',
  'l',
  '①',
  '０',
  '🍎',
  '👨‍👩‍👧',
  '\ud800',
  '\udc00',
  '​',
  '가'.normalize('NFD'),
  '국민',
  '계좌',
  '운송장',
  '카톡',
  '아이디',
  'abc_1',
  '@',
  'open.kakao.com',
  't.me/',
  'http://',
  'naver',
  'pay',
  '.com',
  '선입금',
  '●●●',
  '●',
  '원',
  '만',
  'é',
  'ﬃ',
  '⑴',
  '＠',
  '점',
] as const

describe('어떤 글이라도', () => {
  it('던지지 않고, 가린 글은 더 가려지지 않고, 길어지지 않고, 글자를 쪼개지 않는다', () => {
    checkProperty(
      3_000,
      fc.property(anyList(fc.constantFrom(...PIECES), 39), (pieces) => {
        const text = pieces.join('')
        const { text: shown, guard } = moderateText(text)
        expect(shown.length).toBeLessThanOrEqual(text.length)
        expect(moderateText(shown).text).toBe(shown)
        if (guard?.level !== 'MASK') expect(shown).toBe(text)
        expect(lonelyHalves(shown)).toBeLessThanOrEqual(lonelyHalves(text))
        // A number that begins like one of a mobile phone is never left standing whole.
        if (guard?.level !== 'BLOCK')
          expect(shown).not.toMatch(/(?<![\dㅇㅣol공일이하나에다시.-])010-?\d{8}(?![\d])/)
      }),
    )
  })

  it.each([
    ['빈 글', ''],
    ['숫자만', '0'.repeat(2_000)],
    ['한 자리씩', '0 '.repeat(1_000)],
    ['번호만', '01012345678 '.repeat(166)],
    ['점만', '.'.repeat(2_000)],
    ['주소 조각', 'a.'.repeat(1_000)],
    ['스킴만', 'http://'.repeat(285)],
    ['가린 표시만', '●'.repeat(2_000)],
    ['자모', 'ㅋㅏㅌㅗㄱ'.repeat(400)],
    ['조합용 자모', '각'.normalize('NFD').repeat(600)],
    ['은행과 숫자', '국민 1'.repeat(500)],
    ['채움말', '0에에에'.repeat(500)],
    ['아주 긴 글', '010-1234-567 국민 a.com 카톡 '.repeat(4_000)],
  ])('%s도 곧 끝난다', (_name, text) => {
    const { text: shown } = moderateText(text)
    expect(shown.length).toBeLessThanOrEqual(text.length)
  })
})

const lonelyHalves = (text: string) => text.match(/\p{Cs}/gu)?.length ?? 0
