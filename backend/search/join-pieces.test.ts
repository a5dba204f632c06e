import { describe, expect, it } from 'vitest'
import { joinPieces } from './join-pieces.ts'

const KNOWN = new Set(
  '커피 커피잔 청소기 무선 디지털 피아노 디지털피아노 스케이트 스케이트보드 낚시대 배스 책 옷 여자 여자옷 상품권 백화점상품권 campingchair chair 개 줄 이불'.split(
    ' ',
  ),
)
const ENTRIES = new Set(['개줄', '솜이불'])
const joined = (text: string) =>
  joinPieces(text.split(' '), {
    isKnown: (word) => KNOWN.has(word),
    hasEntry: (word) => ENTRIES.has(word),
    canBeFound: (word) => (KNOWN.has(word) || ENTRIES.has(word)) && word !== '커피잔',
  }).join(' ')

describe('띄어 친 낱말을 다시 붙인다', () => {
  it.each([
    ['청소 기 무선', '청소기 무선'],
    ['디지 털 피아노', '디지털 피아노'],
    ['스케이트 보 드', '스케이트보드'],
    ['낚 시대 배스', '낚시대 배스'],
    ['개 줄', '개줄'],
    ['솜 이불', '솜이불'],
    ['camping chair', 'campingchair'],
    ['책 옷 5 단계', '책 옷 5단계'],
    ['배 스', '배스'],
  ])('%s → %s', (typed, text) => expect(joined(typed)).toBe(text))

  it.each(['여자 옷', '피아노 책', '15 책', '커피 잔', '백화점 상품권 팔 때', 'chair 책'])(
    '%s는 그대로 둔다',
    (typed) => expect(joined(typed)).toBe(typed),
  )
})
