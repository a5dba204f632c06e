import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { unaligned } from '#tests/support/unaligned.ts'
import { ORDERS_DOCUMENT, ordersDocument } from '../../scripts/orders-document.ts'

it('docs/orders.md is what `npm run docs:orders` writes from the machine', () => {
  expect(unaligned(readFileSync(ORDERS_DOCUMENT, 'utf8'))).toBe(unaligned(ordersDocument()))
})
