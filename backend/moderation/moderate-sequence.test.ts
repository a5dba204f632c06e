import { describe, expect, it } from 'vitest'
import { benignSentences } from '#tests/support/guard/benign-sentences.ts'
import { benignSequences } from '#tests/support/guard/benign-sequences.ts'
import { mayContinuePrevious, moderateSequence } from './moderate-sequence.ts'
import { moderateText } from './moderate-text.ts'

/** The messages as they are stored, in order. */
function sent(texts: readonly string[]): string[] {
  const shown: string[] = []
  for (const typed of texts) {
    const { text } = moderateText(typed)
    shown.push(
      (mayContinuePrevious(text) ? moderateSequence(text, shown)?.text : undefined) ?? text,
    )
  }
  return shown
}

describe('여러 메시지로 나눠 보내는 번호', () => {
  it.each([
    ['010', '1234', '●●●'],
    ['010-1234', '●●●'],
    ['제 번호는 010이요', '1234', '●●●입니다'],
    ['공일공', '일이삼사', '●●●'],
    ['⓪①⓪', '⑧③②①', '●●●'],
    ['010', 'ㅎㅎ', '1234', '네', '●●●이에요'],
    ['0', '1', '0', '8', '3', '2', '1', '4', '5', '6', '●●●'],
    ['010 8321', '●●● 로 문자 주세요'],
    ['번호', '8321', '●●●'],
    ['국민은행', '123456', '01', '●●●'],
    ['계좌 보내드릴게요', '110-234', '●●●'],
    ['900101', '●●●'],
    ['카톡 아이디', '●●●'],
    ['카톡으로 연락주세요', '●●●'],
    ['open.', '●●●'],
  ])('%s / %s / …', (...shown) => {
    const last: Record<string, string> = {
      번호: '4567',
      국민은행: '123456',
      '계좌 보내드릴게요': '567890',
      900101: '1234567',
      '카톡 아이디': 'minji_88',
      '카톡으로 연락주세요': 'minji_88',
      'open.': 'kakao.com/o/gAbCd',
      공일공: '오육칠팔',
      '010-1234': '5678',
      0: '7',
    }
    const hidden = last[shown[0] ?? ''] ?? '5678'
    const typed = shown.map((text) => text.replace('●●●', hidden))
    expect(sent(typed)).toEqual(shown)
  })

  it('이유를 말한다', () => {
    expect(moderateSequence('5678', ['010', '1234'])).toEqual({
      text: '●●●',
      guard: { level: 'MASK', reasons: ['PHONE'] },
    })
  })

  it('가려진 마지막 조각을 다시 보내도 가린다', () => {
    expect(sent(['010', '1234', '5678', '5678', '오육칠팔'])).toEqual([
      '010',
      '1234',
      '●●●',
      '●●●',
      '●●●',
    ])
  })

  it('이어 보내는 값, 시간, 치수, 운송장은 하나도 건드리지 않는다', () => {
    const sequences = benignSequences(6_000)
    const touched = sequences.filter((texts) => sent(texts).join() !== texts.join())
    expect(touched).toEqual([])
  })

  it('보통 글을 아무렇게나 이어 보내도 건드리지 않는다', () => {
    const texts = benignSentences(4_000)
    const touched = texts.flatMap((_, at) => {
      const four = [0, 7_919, 104_729, 31].map(
        (step) => texts[(at * (step + 1)) % texts.length] ?? '',
      )
      const alone = four.map((text) => moderateText(text).text)
      return sent(four).join() === alone.join() ? [] : [four]
    })
    expect(touched).toEqual([])
  })

  it('보통 글은 앞선 메시지를 찾아보게 하지 않는다', () => {
    const texts = benignSentences(2_000)
    expect(texts.filter(mayContinuePrevious).length / texts.length).toBeLessThan(0.03)
  })
})
