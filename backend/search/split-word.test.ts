import { describe, expect, it } from 'vitest'
import { searchTextOf } from '../search-index/search-text.ts'
import { keywordClauses, matchesClauses } from './keyword-clauses.ts'
import { possibleParts, splitWord } from './split-word.ts'

const counts = new Map([
  ['삼성', 50],
  ['노트북', 80],
  ['가방', 40],
  ['전자', 5],
  ['레인지', 2],
  ['전자레인지', 30],
  ['아이폰', 90],
  ['케이스', 60],
  ['폰케이스', 3],
])

describe('splitWord', () => {
  it.each([
    ['삼성노트북', ['삼성', '노트북']],
    ['노트북가방', ['노트북', '가방']],
    ['삼성노트북9', ['삼성', '노트북9']],
    ['아이폰15케이스', ['아이폰15', '케이스']],
    ['아이폰케이스', ['아이폰', '케이스']],
  ])('%s is %j', (word, parts) => {
    expect(splitWord(word, counts)).toEqual(parts)
  })

  it.each(['전자레인지', '노트북', '자전거', '삼성노트북팝니다', '의자', ''])(
    '%j is one word',
    (word) => {
      expect(splitWord(word, counts)).toBeNull()
    },
  )

  it('requests every part that it may need', () => {
    expect(possibleParts('삼성가방')).toEqual(expect.arrayContaining(['삼성', '가방', '삼성가방']))
    expect(possibleParts('의자')).toEqual([])
    expect(possibleParts('가'.repeat(100))).toEqual([])
  })
})

describe('matching', () => {
  const matches = (title: string, keyword: string, tags: string[] = []) =>
    matchesClauses(searchTextOf(title, tags), keywordClauses(keyword, counts))

  it('treats a compound word like its parts', () => {
    for (const title of ['삼성 노트북 9', '노트북 삼성', '삼성노트북', '(삼성) 노트-북']) {
      expect(matches(title, '삼성노트북')).toBe(true)
      expect(matches(title, '삼성 노트북')).toBe(true)
    }
    expect(matches('삼성 냉장고', '삼성노트북')).toBe(false)
  })

  it('never matches across the border of title and tag, nor nothing', () => {
    expect(matches('원목 의자', '자가구', ['가구'])).toBe(false)
    expect(matches('원목 의자', '가구', ['가구'])).toBe(true)
    expect(matches('원목 의자', '🔥')).toBe(false)
  })
})
