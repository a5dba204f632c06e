import { describe, expect, it } from 'vitest'
import {
  openGraphVersion,
  photoChangeText,
  shippingText,
  tradeMethodsText,
} from './product-facts.ts'

describe('배송비', () => {
  it('직거래만 하면 말하지 않는다', () => {
    expect(
      shippingText({
        tradeMethods: ['DIRECT'],
        shippingIncluded: false,
        shippingFee: null,
        cvsFee: null,
      }),
    ).toBeNull()
  })

  it.each([
    [true, null, null, '포함 (무료배송)'],
    [false, 0, null, '포함 (무료배송)'],
    [false, 3_500, null, '별도 3,500원'],
    [false, null, null, '별도'],
    [false, 4_000, 1_800, '택배 4,000원 · 편의점 1,800원'],
    [false, null, 1_800, '편의점 1,800원'],
  ] as const)(
    '포함 %s, 택배 %s, 편의점 %s이면 %s',
    (shippingIncluded, shippingFee, cvsFee, text) => {
      const tradeMethods = ['DIRECT' as const, 'PARCEL' as const, 'CVS' as const]
      expect(shippingText({ tradeMethods, shippingIncluded, shippingFee, cvsFee })).toBe(text)
    },
  )
})

describe('상품 정보', () => {
  it('사진이 어떻게 바뀌었는지 말한다', () => {
    const change = { added: [1, 2], removed: 1, isReordered: true }
    expect(photoChangeText(change)).toBe('2장 추가, 1장 뺌, 순서 바꿈')
    expect(photoChangeText({ added: [], removed: 0, isReordered: true })).toBe('순서 바꿈')
  })

  it('거래 방법을 이어 쓴다', () => {
    expect(tradeMethodsText(['PARCEL', 'DIRECT'])).toBe('택배, 직거래')
    expect(tradeMethodsText([])).toBe('판매자와 협의')
  })

  it('상품이 바뀌면 공유 이미지의 판도 바뀐다', () => {
    const first = openGraphVersion({ updatedAt: '2026-11-01T00:00:00.000Z' })
    expect(first).toMatch(/^[a-z0-9]+$/)
    expect(openGraphVersion({ updatedAt: '2026-11-01T00:00:00.001Z' })).not.toBe(first)
  })
})
