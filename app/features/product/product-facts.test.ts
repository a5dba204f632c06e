import { describe, expect, it } from 'vitest'
import { openGraphVersion, shippingText, tradeMethodsText } from './product-facts.ts'

describe('배송비', () => {
  it('직거래만 하면 말하지 않는다', () => {
    expect(
      shippingText({ tradeMethods: ['DIRECT'], shippingIncluded: false, shippingFee: null }),
    ).toBeNull()
  })

  it.each([
    [true, null, '포함 (무료배송)'],
    [false, 0, '포함 (무료배송)'],
    [false, 3_500, '별도 3,500원'],
    [false, null, '별도'],
  ] as const)('포함 %s, 요금 %s이면 %s', (shippingIncluded, shippingFee, text) => {
    expect(shippingText({ tradeMethods: ['DIRECT', 'CVS'], shippingIncluded, shippingFee })).toBe(
      text,
    )
  })
})

describe('상품 정보', () => {
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
