import { describe, expect, it } from 'vitest'
import { activeFilters, priceLabel } from './active-filters.ts'
import { type ListQuery, listParams, NO_FILTERS } from './list-query.ts'

const none = { category: null, region: null }

describe('걸린 필터', () => {
  it('없으면 비어 있다', () => {
    expect(activeFilters({ ...NO_FILTERS, sort: 'LATEST', page: 3 }, none)).toEqual([])
  })

  it('하나씩 이름이 있고 그것만 뺀 첫 페이지로 간다', () => {
    const query: ListQuery = {
      ...NO_FILTERS,
      page: 3,
      sort: 'LATEST',
      categorySeq: 7,
      minPrice: 10_000,
      states: ['ON_SALE', 'RESERVED'],
      region: '11440',
      periodDays: 7,
    }
    const filters = activeFilters(query, { category: '가전', region: '서울 마포구' })
    expect(filters.map(({ label }) => label)).toEqual([
      '가전',
      '10,000원 이상',
      '판매중',
      '예약중',
      '서울 마포구',
      '7일 이내',
    ])
    expect(filters.map(({ without }) => Object.keys(listParams(without)))).toEqual([
      ['minPrice', 'state', 'region', 'period', 'sort'],
      ['category', 'state', 'region', 'period', 'sort'],
      ['category', 'minPrice', 'state', 'region', 'period', 'sort'],
      ['category', 'minPrice', 'state', 'region', 'period', 'sort'],
      ['category', 'minPrice', 'state', 'period', 'sort'],
      ['category', 'minPrice', 'state', 'region', 'sort'],
    ])
    expect(filters[2]?.without.states).toEqual(['RESERVED'])
  })

  it.each([
    [null, 0, '무료나눔'],
    [null, 30_000, '30,000원 이하'],
    [50_000, null, '50,000원 이상'],
    [10_000, 50_000, '10,000~50,000원'],
    [10_000, 10_000, '10,000원'],
  ])('가격 %s에서 %s까지는 "%s"', (min, max, label) => {
    expect(priceLabel(min, max)).toBe(label)
  })
})
