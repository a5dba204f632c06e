import { describe, expect, it } from 'vitest'
import { parseStoreQuery, type StoreQuery, storeHref } from './store-query.ts'

const FIRST: StoreQuery = {
  tab: 'onsale',
  keyword: '',
  categorySeq: null,
  sort: 'LATEST',
  page: 1,
}
const read = (text: string) => parseStoreQuery(7, new URLSearchParams(text))

describe('가게 주소', () => {
  it('아무것도 고르지 않으면 판매중인 상품의 첫 쪽이다', () => {
    expect(read('')).toEqual({ query: FIRST, clean: '/store/7', isClean: true })
    expect(storeHref(7, FIRST)).toBe('/store/7')
  })

  it('고른 것을 모두 주소에 담고 그대로 다시 읽는다', () => {
    const query: StoreQuery = {
      tab: 'sold',
      keyword: '아이폰 & 맥북',
      categorySeq: 12,
      sort: 'PRICE_ASC',
      page: 3,
    }
    const href = storeHref(7, query)
    expect(read(href.split('?')[1] ?? '')).toEqual({ query, clean: href, isClean: true })
  })

  it.each([
    ['모르는 탭', 'tab=hidden', FIRST],
    ['기본 탭은 적지 않는다', 'tab=onsale', FIRST],
    ['기본 정렬은 적지 않는다', 'sort=latest', FIRST],
    ['0쪽', 'page=0', FIRST],
    ['첫 쪽은 적지 않는다', 'page=1', FIRST],
    ['음수 쪽', 'page=-3', FIRST],
    ['끝을 넘는 쪽', 'page=201', FIRST],
    ['지수 표기 쪽', 'page=1e9', FIRST],
    ['숫자가 아닌 카테고리', 'category=chair', FIRST],
    ['빈 검색어', 'keyword=', FIRST],
    ['공백이 겹친 검색어', 'keyword=%20아이폰%20%20케이스', { ...FIRST, keyword: '아이폰 케이스' }],
    ['되풀이된 값은 마지막 것', 'page=2&page=3', { ...FIRST, page: 3 }],
    [
      '후기는 찾거나 정렬하지 않는다',
      'tab=reviews&keyword=a&category=12&sort=low',
      { ...FIRST, tab: 'reviews' },
    ],
  ] satisfies [string, string, StoreQuery][])('%s: 주소를 바로잡는다', (_title, text, query) => {
    expect(read(text)).toEqual({ query, clean: storeHref(7, query), isClean: false })
  })

  it('우리 것이 아닌 이름은 상관하지 않고 남긴다', () => {
    expect(read('utm_source=kakao').isClean).toBe(true)
    expect(read('utm_source=kakao&page=0&tab=sold').clean).toBe(
      '/store/7?tab=sold&utm_source=kakao',
    )
  })
})
