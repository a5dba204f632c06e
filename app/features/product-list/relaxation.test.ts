import { describe, expect, it } from 'vitest'
import { categoryHref } from './category-href.ts'
import { type ListQuery, NO_FILTERS } from './list-query.ts'
import { relaxation } from './relaxation.ts'

const query: ListQuery = {
  ...NO_FILTERS,
  page: 2,
  categorySeq: 7,
  minPrice: 1_000,
  region: '11',
  sort: 'LATEST',
}
const inCategory = { kind: 'category', path: 'digital/phone', categorySeq: 7 } as const

describe('조건 풀기', () => {
  it('그 조건만 빼고 첫 페이지로 간다', () => {
    expect(relaxation({ kind: 'search', keyword: '아이폰 케이스' }, query, 'price')).toEqual({
      name: '가격',
      href: '/search/%EC%95%84%EC%9D%B4%ED%8F%B0%20%EC%BC%80%EC%9D%B4%EC%8A%A4?category=7&region=11&sort=latest',
    })
    expect(relaxation({ kind: 'all' }, query, 'categorySeq').href).toBe(
      '/product/list?minPrice=1000&region=11&sort=latest',
    )
  })

  it('카테고리 페이지에서 카테고리를 풀면 전체 상품 목록이 된다', () => {
    expect(relaxation(inCategory, { ...query, categorySeq: null }, 'categorySeq').href).toBe(
      '/product/list?minPrice=1000&region=11&sort=latest',
    )
  })
})

describe('카테고리 좁히기', () => {
  const tablet = { categorySeq: 9, name: '태블릿', path: 'digital/tablet' }

  it('카테고리 페이지에서는 주소가, 다른 목록에서는 필터가 바뀐다', () => {
    expect(categoryHref(inCategory, { ...query, categorySeq: null }, tablet)).toBe(
      '/category/digital/tablet?minPrice=1000&region=11&sort=latest',
    )
    expect(categoryHref({ kind: 'all' }, query, tablet)).toBe(
      '/product/list?category=9&minPrice=1000&region=11&sort=latest',
    )
    expect(categoryHref({ kind: 'all' }, query, null)).toBe(
      '/product/list?minPrice=1000&region=11&sort=latest',
    )
  })
})
