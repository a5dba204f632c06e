import { describe, expect, it } from 'vitest'
import { matchedPart } from './matched-part.ts'

describe('제안에서 입력한 부분', () => {
  it.each([
    ['아이폰 16 프로', '아이폰', '아이폰'],
    ['삼성 노트북', '삼성노', '삼성 노'],
    ['삼성노트북', '삼성 노트', '삼성노트'],
    ['MacBook Pro', 'macbookp', 'MacBook P'],
    ['중고 자전거', '자전', '자전'],
    ['📱 아이폰', '아이', '아이'],
  ])('%s에서 "%s"는 "%s"', (suggestion, typed, part) => {
    const range = matchedPart(suggestion, typed)
    expect(range && suggestion.slice(...range)).toBe(part)
  })

  it.each([
    ['아이폰', 'ㅇㅇㅍ'],
    ['아이폰', '아잎'],
    ['아이폰', ''],
    ['아이', '아이폰'],
  ])('%s에 "%s"는 글자 그대로 있지 않다', (suggestion, typed) => {
    expect(matchedPart(suggestion, typed)).toBeNull()
  })
})
