import { expect, it } from 'vitest'
import { AddressLimit, MOST_REMEMBERED } from './address-limit.ts'

const settings = { upgradeBurst: 2, upgradesPerSecond: 0.001 }
const address = (index: number) =>
  `2001:db8:${(index >> 16).toString(16)}:${(index & 0xffff).toString(16)}::1`

it('remembers a bounded number of addresses, those that asked last', () => {
  const limit = new AddressLimit(settings)
  for (let index = 0; index < MOST_REMEMBERED * 2; index += 1) limit.take(address(index))
  expect(limit.size).toBe(MOST_REMEMBERED)
})

it('goes on counting an address that asks again and again, whoever else asks', () => {
  const limit = new AddressLimit(settings)
  const allowed = []
  for (let index = 0; index < MOST_REMEMBERED * 2; index += 1) {
    limit.take(address(index))
    if (index % 1_000 === 0) allowed.push(limit.take('203.0.113.7'))
  }
  expect(allowed.filter(Boolean)).toHaveLength(2)
})
