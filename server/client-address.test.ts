import { expect, it } from 'vitest'
import { clientAddress } from './client-address.ts'

it('without a trusted proxy only the socket’s address counts', () => {
  expect(clientAddress('203.0.113.9', '198.51.100.1', 0)).toBe('203.0.113.9')
  expect(clientAddress('::ffff:203.0.113.9', undefined, 0)).toBe('203.0.113.9')
  expect(clientAddress(undefined, '198.51.100.1', 0)).toBeNull()
})

it('behind trusted proxies it is the address that the outermost of them saw', () => {
  const forwarded = '6.6.6.6, 198.51.100.1,10.0.0.2'
  expect(clientAddress('10.0.0.1', forwarded, 1)).toBe('10.0.0.2')
  expect(clientAddress('10.0.0.1', forwarded, 2)).toBe('198.51.100.1')
  expect(clientAddress('10.0.0.1', '2001:db8::1', 1)).toBe('2001:db8::1')
  expect(clientAddress('10.0.0.1', '[2001:db8::1]:443', 1)).toBe('2001:db8::1')
  expect(clientAddress('10.0.0.1', '198.51.100.1:5000', 1)).toBe('198.51.100.1')
})

it('a malformed address, or too few of them, falls back to the socket', () => {
  expect(clientAddress('10.0.0.1', 'unknown', 1)).toBe('10.0.0.1')
  expect(clientAddress('10.0.0.1', '198.51.100.1', 2)).toBe('10.0.0.1')
  expect(clientAddress('10.0.0.1', undefined, 1)).toBe('10.0.0.1')
})
