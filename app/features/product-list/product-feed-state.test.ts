import { describe, expect, it } from 'vitest'
import type { ProductCard } from '#contracts/product.ts'
import {
  appended,
  type Feed,
  feedOf,
  lastPageOf,
  prepended,
  refreshed,
} from './product-feed-state.ts'

const card = (productSeq: number, title = `상품 ${productSeq}`): ProductCard => ({
  productSeq,
  storeSeq: 1,
  title,
  price: 1_000,
  previousPrice: null,
  tradeState: 'ON_SALE',
  condition: 'USED',
  shippingIncluded: false,
  safePay: true,
  regionName: null,
  image: null,
  imageCount: 0,
  favoriteCount: 0,
  chatCount: 0,
  createdAt: '2025-09-29T00:00:00.000Z',
  bumpedAt: '2025-09-29T00:00:00.000Z',
})
const shown = (feed: Feed | null) =>
  feed?.pages.map(({ page, items }) => [page, ...items.map(({ productSeq }) => productSeq)])

const second = feedOf(2, { items: [card(3), card(4)], hasNext: true })

describe('이어지는 상품 목록', () => {
  it('다음 페이지는 뒤에, 앞 페이지는 앞에 붙는다', () => {
    const three = appended(second, { items: [card(5)], hasNext: false })
    expect(shown(three)).toEqual([
      [2, 3, 4],
      [3, 5],
    ])
    expect(lastPageOf(three)).toBe(3)
    expect(three.hasNext).toBe(false)
    const all = prepended(three, { items: [card(1), card(2)], hasNext: true })
    expect(shown(all)).toEqual([
      [1, 1, 2],
      [2, 3, 4],
      [3, 5],
    ])
    expect(all).toMatchObject({ first: 1, hasNext: false })
  })

  it('그사이 밀려난 상품을 두 번 보여 주지 않는다', () => {
    expect(shown(appended(second, { items: [card(4), card(5)], hasNext: true }))).toEqual([
      [2, 3, 4],
      [3, 5],
    ])
  })

  it('돌아왔을 때 보던 페이지만 새로 고친다', () => {
    const two = appended(second, { items: [card(5), card(6)], hasNext: true })
    const fresh = refreshed(two, 2, { items: [card(3, '값 내림'), card(5)], hasNext: true })
    expect(shown(fresh)).toEqual([
      [2, 3],
      [3, 5, 6],
    ])
    expect(fresh?.pages[0]?.items[0]?.title).toBe('값 내림')
    expect(refreshed(two, 3, { items: [card(5)], hasNext: false })?.hasNext).toBe(false)
    expect(refreshed(two, 2, { items: [card(3)], hasNext: false })?.hasNext).toBe(true)
  })

  it('불러온 적 없는 페이지는 고칠 수 없다', () => {
    expect(refreshed(second, 1, { items: [], hasNext: true })).toBeNull()
    expect(refreshed(second, 3, { items: [], hasNext: true })).toBeNull()
  })
})
