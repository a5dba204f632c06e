import { expect, it } from 'vitest'
import { vatWithin } from './vat-within.ts'

it.each([
  [0, 0],
  [1_100, 100],
  [1_505, 137],
  [430, 39],
])('수수료 %i원에 든 부가세는 %i원이다', (amount, vat) => expect(vatWithin(amount)).toBe(vat))
