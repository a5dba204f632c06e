import { describe, expect, it } from 'vitest'
import { MAX_KEYWORD_LENGTH } from '#contracts/search-limits.ts'
import { keywordOfPath, normalizeKeyword } from './keyword.ts'

describe('검색어 다듬기', () => {
  it.each([
    ['  아이폰   16  프로 ', '아이폰 16 프로'],
    ['아이폰\t16\n프로', '아이폰 16 프로'],
    ['아이폰'.normalize('NFD'), '아이폰'],
    ['아이폰\0 16', '아이폰 16'],
    ['아이\uD83D폰', '아이 폰'],
    ['\u200B\uFEFF', ''],
    ['   ', ''],
    ['..', ''],
    ['.', ''],
    ['...', '...'],
    ['<script>alert(1)</script>', '<script>alert(1)</script>'],
    [`'"; drop table product`, `'"; drop table product`],
    ['📱 폰', '📱 폰'],
    ['100%', '100%'],
  ])('%j는 %j', (typed, keyword) => {
    expect(normalizeKeyword(typed)).toBe(keyword)
  })

  it('긴 검색어는 글자를 쪼개지 않고 자른다', () => {
    expect(normalizeKeyword('가'.repeat(10_000))).toBe('가'.repeat(MAX_KEYWORD_LENGTH))
    const family = '👨‍👩‍👧‍👦'
    const cut = normalizeKeyword(`가${family.repeat(30)}`)
    expect(cut).toBe(`가${family.repeat(9)}`)
    expect(cut.length).toBeLessThanOrEqual(MAX_KEYWORD_LENGTH)
  })

  it('다듬은 검색어는 다시 다듬어도 그대로다', () => {
    const keyword = normalizeKeyword(`${'가 '.repeat(80)}`)
    expect(normalizeKeyword(keyword)).toBe(keyword)
  })
})

describe('검색 주소 읽기', () => {
  it.each([
    ['/search/%EC%95%84%EC%9D%B4%ED%8F%B0', '아이폰', true],
    ['/search/아이폰', '아이폰', true],
    ['/search/a%2Fb', 'a/b', true],
    ['/search/100%25', '100%', true],
    ['/search/%20%EC%95%84%EC%9D%B4%ED%8F%B0%20%2016', '아이폰 16', false],
    [`/search/${encodeURIComponent('아이폰'.normalize('NFD'))}`, '아이폰', false],
    ['/search/%E0%A4%A', '', false],
    ['/search/%EC%95%84%EC%9D%B4%ED%8F%B0%E0%A4%A', '아이폰', false],
    ['/search/%', '', false],
    ['/search/%20', '', false],
  ])('%s는 "%s"', (pathname, keyword, isClean) => {
    expect(keywordOfPath(pathname)).toEqual({ keyword, isClean })
  })
})
