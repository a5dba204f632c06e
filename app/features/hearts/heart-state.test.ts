import { expect, it } from 'vitest'
import { cardId, productOfCard } from './heart-state.ts'

it('카드의 자리에서 상품 번호를 읽는다', () => {
  for (const prefix of ['', 'p', 'seller-', 'exhibition-12-', 'free-shipping-'])
    expect(productOfCard(cardId(prefix, 101_999)), prefix).toBe(101_999)
  for (const wrong of [
    '',
    'p',
    'p0',
    'p-1.5',
    '12-',
    'P12',
    'p12/../',
    `p${'9'.repeat(20)}`,
    null,
    undefined,
  ])
    expect(productOfCard(wrong), String(wrong)).toBeNull()
})
