import { describe, expect, it } from 'vitest'
import { parseStoreSearchQuery } from './store-query.ts'

const read = (text: string) => parseStoreSearchQuery(new URLSearchParams(text))

describe('가게 검색 주소', () => {
  it.each([
    ['', '', 1],
    ['keyword=폰가게', '폰가게', 1],
    ['keyword=폰가게&page=3', '폰가게', 3],
    ['page=2&utm_source=kakao', '', 2],
  ])('"%s"는 그대로 쓴다', (address, keyword, page) => {
    expect(read(address)).toEqual({ query: { keyword, page }, isClean: true })
  })

  it.each([
    ['keyword=', '', 1],
    ['keyword=%20폰%20%20가게', '폰 가게', 1],
    ['keyword=폰&keyword=가게', '폰', 1],
    ['page=0', '', 1],
    ['page=1', '', 1],
    ['page=-1', '', 1],
    ['page=1e9', '', 1],
    ['page=201', '', 1],
    ['keyword=폰&page=abc', '폰', 1],
  ])('"%s"는 바로잡는다', (address, keyword, page) => {
    expect(read(address)).toEqual({ query: { keyword, page }, isClean: false })
  })
})
