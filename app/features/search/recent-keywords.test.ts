import { describe, expect, it } from 'vitest'
import { readRecent, withKeyword, withoutKeyword } from './recent-keywords.ts'

const recent = { keywords: ['맥북', '자전거'], saving: true }

describe('최근 검색어', () => {
  it('새 검색어가 맨 앞에 오고 같은 말은 하나만 남는다', () => {
    expect(withKeyword(recent, ' 아이폰  16 ').keywords).toEqual(['아이폰 16', '맥북', '자전거'])
    expect(withKeyword(recent, '자전거').keywords).toEqual(['자전거', '맥북'])
  })

  it('스무 개까지만 남긴다', () => {
    const many = Array.from({ length: 25 }, (_, index) => `검색어 ${index}`)
    const kept = many.reduce(withKeyword, { keywords: [], saving: true }).keywords
    expect(kept).toHaveLength(20)
    expect(kept[0]).toBe('검색어 24')
    expect(kept.at(-1)).toBe('검색어 5')
  })

  it('저장을 끄면 적지 않고, 빈 검색어는 언제나 적지 않는다', () => {
    expect(withKeyword({ keywords: [], saving: false }, '아이폰').keywords).toEqual([])
    expect(withKeyword(recent, '  ')).toBe(recent)
  })

  it('하나만 지운다', () => {
    expect(withoutKeyword(recent, '맥북').keywords).toEqual(['자전거'])
  })

  it.each([
    [null, [], true],
    ['', [], true],
    ['{{', [], true],
    ['null', [], true],
    ['[1,2]', [], true],
    ['{"keywords":["책상",3,"",null,"의자"],"saving":false}', ['책상', '의자'], false],
    ['{"keywords":"책상"}', [], true],
  ])('저장된 %j를 읽는다', (stored, keywords, saving) => {
    expect(readRecent(stored)).toEqual({ keywords, saving })
  })
})
