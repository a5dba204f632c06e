import { describe, expect, it } from 'vitest'
import type { Store } from '#contracts/boot.ts'
import type { ProductDetail } from '#contracts/product.ts'
import {
  breadcrumbJsonLd,
  itemListJsonLd,
  type JsonLd,
  productJsonLd,
  profilePageJsonLd,
  toDocument,
  webSiteJsonLd,
} from './json-ld.ts'

const absolute = (path: string) => `https://duson.example${path}`
// Parsed from JSON, so that undefined properties are really absent.
const read = (build: JsonLd) => JSON.parse(JSON.stringify(toDocument(build, absolute)))

const product: ProductDetail = {
  productSeq: 12,
  storeSeq: 3,
  categorySeq: 5,
  title: '아이폰 15 프로',
  body: '직거래\n원해요',
  price: 950_000,
  previousPrice: null,
  tradeState: 'ON_SALE',
  condition: 'LIKE_NEW',
  tradeMethods: ['DIRECT'],
  shippingIncluded: false,
  shippingFee: null,
  cvsFee: null,
  negotiable: true,
  safePay: true,
  regionCode: null,
  moreRegions: [],
  regionName: null,
  tags: [],
  favoriteCount: 0,
  possessionAt: null,
  queueCount: 0,
  viewCount: 7,
  chatCount: 0,
  images: [{ mediaKey: 'abc', width: 1280, height: 960, color: '#eeeeee' }],
  createdAt: '2026-11-01T00:00:00.000Z',
  bumpedAt: '2026-11-01T00:00:00.000Z',
  updatedAt: '2026-11-02T00:00:00.000Z',
}

const store: Store = {
  storeSeq: 3,
  name: '합정 폰가게',
  intro: '',
  image: null,
  regionName: null,
  trustScore: 500,
  trustPoints: { BASE: 100, IDENTITY: 200, SAFE_TRADES: 200, REVIEWS: 0, REPLIES: 0 },
  identityVerified: true,
  isBusiness: false,
  responseMinutes: null,
  safeTradeCount: 1,
  followerCount: 7,
  reviewCount: 2,
  ratingTenths: 48,
  productCounts: { onSale: 1, reserved: 0, sold: 0 },
  vacation: null,
  createdAt: '2025-01-01T00:00:00.000Z',
  updatedAt: '2026-01-01T00:00:00.000Z',
}

describe('상품 구조화 데이터', () => {
  it('가격은 원, 상태와 판매자를 담는다', () => {
    expect(read(productJsonLd(product, store, '모바일 > 스마트폰'))).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'Product',
      name: '아이폰 15 프로',
      description: '직거래 원해요',
      image: ['https://duson.example/media/abc/w1280'],
      category: '모바일 > 스마트폰',
      offers: {
        '@type': 'Offer',
        price: 950_000,
        priceCurrency: 'KRW',
        availability: 'https://schema.org/InStock',
        itemCondition: 'https://schema.org/UsedCondition',
        seller: { '@type': 'Person', name: '합정 폰가게', url: 'https://duson.example/store/3' },
      },
    })
  })

  it.each([
    ['RESERVED', 'https://schema.org/LimitedAvailability'],
    ['SOLD', 'https://schema.org/SoldOut'],
  ] as const)('%s 상품의 재고 상태는 %s', (tradeState, availability) => {
    expect(read(productJsonLd({ ...product, tradeState }, null)).offers).toMatchObject({
      availability,
    })
  })

  it('새상품만 NewCondition이다', () => {
    const document = read(productJsonLd({ ...product, condition: 'NEW' }, null))
    expect(document.offers.itemCondition).toBe('https://schema.org/NewCondition')
  })

  it('무료나눔에는 offers가 없고, 모르는 판매자는 빠진다', () => {
    expect(read(productJsonLd({ ...product, price: 0 }, store))).not.toHaveProperty('offers')
    expect(read(productJsonLd(product, null)).offers).not.toHaveProperty('seller')
  })
})

describe('그 밖의 구조화 데이터', () => {
  it('빵부스러기는 홈에서 시작해 번호가 이어진다', () => {
    const { itemListElement } = read(breadcrumbJsonLd([{ name: '가전', path: '/category/home' }]))
    expect(itemListElement).toEqual([
      { '@type': 'ListItem', position: 1, name: '두손', item: 'https://duson.example/' },
      {
        '@type': 'ListItem',
        position: 2,
        name: '가전',
        item: 'https://duson.example/category/home',
      },
    ])
  })

  it('목록은 보이는 순서 그대로다', () => {
    const list = read(itemListJsonLd([product, { productSeq: 13, title: '다음' }]))
    expect(list.numberOfItems).toBe(2)
    expect(list.itemListElement[1]).toMatchObject({
      position: 2,
      url: 'https://duson.example/product/13',
    })
  })

  it('개인 가게는 Person, 사업자 가게는 별점이 있는 Organization이다', () => {
    const person = read(profilePageJsonLd(store)).mainEntity
    expect(person).toMatchObject({ '@type': 'Person', name: '합정 폰가게' })
    expect(person).not.toHaveProperty('aggregateRating')
    expect(person).not.toHaveProperty('description')
    expect(read(profilePageJsonLd({ ...store, isBusiness: true })).mainEntity).toMatchObject({
      '@type': 'Organization',
      aggregateRating: { ratingValue: 4.8, reviewCount: 2 },
    })
  })

  it('검색 주소의 자리표시자는 중괄호 그대로다', () => {
    expect(read(webSiteJsonLd()).potentialAction.target.urlTemplate).toBe(
      'https://duson.example/search/{search_term_string}',
    )
  })
})
