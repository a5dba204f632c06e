import { expect, it } from 'vitest'
import { priceDrop } from './price-drop.ts'

it('찜한 뒤에 내린 만큼만 말한다', () => {
  expect(priceDrop({ price: 70_000, priceThen: 100_000 })).toBe('30,000원 내렸어요')
  expect(priceDrop({ price: 0, priceThen: 5_000 })).toBe('5,000원 내렸어요')
  expect(priceDrop({ price: 100_000, priceThen: 100_000 })).toBeNull()
  expect(priceDrop({ price: 110_000, priceThen: 100_000 })).toBeNull()
  expect(priceDrop({ price: 100, priceThen: null })).toBeNull()
})
