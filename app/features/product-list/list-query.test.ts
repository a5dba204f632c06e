import { describe, expect, it } from 'vitest'
import {
  changed,
  type ListKind,
  type ListQuery,
  listParams,
  NO_FILTERS,
  parseListQuery,
  toggled,
  toProductQuery,
  withoutFilters,
} from './list-query.ts'

const read = (text: string, kind?: ListKind) => {
  const { query, clean, isClean } = parseListQuery(new URLSearchParams(text), kind)
  return { query, clean: clean.toString(), isClean }
}

describe('목록 주소 읽기', () => {
  it('빈 주소는 거르지 않은 첫 페이지다', () => {
    expect(read('')).toEqual({ query: NO_FILTERS, clean: '', isClean: true })
  })

  it('모든 필터를 읽고 같은 주소를 돌려준다', () => {
    const address =
      'category=12&minPrice=10000&maxPrice=50000&state=onsale&state=sold&condition=new&condition=flawed&method=parcel&method=cvs&region=11440&near=11440101&freeShipping=1&safePay=1&lowered=1&period=7&exact=1&sort=low&page=3'
    const expected: ListQuery = {
      page: 3,
      sort: 'PRICE_ASC',
      categorySeq: 12,
      minPrice: 10_000,
      maxPrice: 50_000,
      states: ['ON_SALE', 'SOLD'],
      conditions: ['NEW', 'FLAWED'],
      methods: ['PARCEL', 'CVS'],
      region: '11440',
      near: '11440101',
      freeShipping: true,
      safePay: true,
      lowered: true,
      periodDays: 7,
      exact: true,
    }
    expect(read(address, 'search')).toEqual({ query: expected, clean: address, isClean: true })
  })

  it.each([
    ['숫자가 아닌 가격', 'minPrice=abc', ''],
    ['음수 가격', 'minPrice=-5&maxPrice=3000', 'maxPrice=3000'],
    ['0쪽', 'page=0', ''],
    ['음수 쪽', 'page=-1', ''],
    ['첫 쪽은 적지 않는다', 'page=1', ''],
    ['지수 표기 쪽', 'page=1e9', ''],
    ['끝을 넘는 쪽', 'page=201', ''],
    ['64비트를 넘는 쪽', 'page=99999999999999999999999', ''],
    ['소수 쪽', 'page=1.5', ''],
    ['쉼표가 든 가격', 'minPrice=10%2C000', 'minPrice=10000'],
    ['원이 붙은 가격', 'maxPrice=%2050,000원 ', 'maxPrice=50000'],
    ['전각 숫자 가격', 'maxPrice=５００００', 'maxPrice=50000'],
    ['뒤집힌 가격 범위', 'minPrice=50000&maxPrice=10000', 'minPrice=10000&maxPrice=50000'],
    ['막지 않는 하한', 'minPrice=0', ''],
    ['막지 않는 상한', 'maxPrice=100000000', ''],
    ['상한을 넘는 하한', 'minPrice=900000000', 'minPrice=100000000'],
    ['되풀이된 단일 값은 마지막 것', 'sort=low&sort=high', 'sort=high'],
    ['되풀이된 여러 값은 한 번씩', 'state=sold&state=onsale&state=sold', 'state=onsale&state=sold'],
    ['모르는 값', 'state=gone&condition=broken&method=drone&sort=best&period=2', ''],
    ['기본 정렬은 적지 않는다', 'sort=recommended', ''],
    ['빈 값', 'minPrice=&maxPrice=&region=&freeShipping=0', ''],
    ['지역 코드의 HTML', 'region=<script>', ''],
    ['분류 번호의 따옴표', `category=1'or'1'='1`, ''],
    ['순서', 'page=2&sort=latest&safePay=1', 'safePay=1&sort=latest&page=2'],
  ])('%s: 주소를 바로잡는다', (_title, address, clean) => {
    expect(read(address)).toMatchObject({ clean, isClean: false })
    expect(read(clean)).toMatchObject({ clean, isClean: true })
  })

  it('0원 상한은 무료나눔이라 남긴다', () => {
    expect(read('maxPrice=0')).toMatchObject({ query: { maxPrice: 0 }, isClean: true })
  })

  it('우리 것이 아닌 이름은 돌려보내지 않고 뒤에 남긴다', () => {
    expect(read('utm_source=kakao&page=2')).toMatchObject({
      clean: 'page=2&utm_source=kakao',
      isClean: true,
    })
    expect(read('utm_source=kakao&page=0')).toMatchObject({
      clean: 'utm_source=kakao',
      isClean: false,
    })
  })

  it('분류 페이지는 분류를 경로로만, 정확히 찾기는 검색에서만 받는다', () => {
    expect(read('category=3', 'category')).toMatchObject({
      query: { categorySeq: null },
      isClean: false,
    })
    expect(read('exact=1', 'all')).toMatchObject({ query: { exact: false }, isClean: false })
  })
})

describe('목록 상태 바꾸기', () => {
  const query: ListQuery = { ...NO_FILTERS, page: 4, sort: 'LATEST', safePay: true, minPrice: 1000 }

  it('필터를 바꾸면 첫 페이지로 돌아간다', () => {
    expect(listParams(changed(query, { minPrice: null }))).toEqual({
      safePay: true,
      sort: 'latest',
    })
  })

  it('쪽을 바꾸면 나머지는 그대로다', () => {
    expect(changed(query, { page: 5 })).toEqual({ ...query, page: 5 })
  })

  it('전체 해제는 정렬만 남긴다', () => {
    expect(withoutFilters(query)).toEqual({ ...NO_FILTERS, sort: 'LATEST' })
  })

  it('고른 값을 다시 고르면 빠진다', () => {
    expect(toggled(['NEW', 'USED'], 'NEW')).toEqual(['USED'])
    expect(toggled(['NEW'], 'USED')).toEqual(['NEW', 'USED'])
  })

  it('호스트에는 있는 조건만 보낸다', () => {
    expect(toProductQuery(query)).toEqual({
      page: 4,
      sort: 'LATEST',
      safePay: true,
      minPrice: 1000,
    })
    expect(toProductQuery({ ...NO_FILTERS, maxPrice: 0, states: ['ON_SALE'] })).toEqual({
      page: 1,
      sort: 'RECOMMENDED',
      maxPrice: 0,
      tradeStates: ['ON_SALE'],
    })
  })
})
