import { expect, test } from 'vitest'
import { byteRange } from './byte-range.ts'

test.each([
  [null, 'WHOLE'],
  ['', 'WHOLE'],
  ['bytes=0-', { start: 0, end: 99 }],
  ['bytes=0-1', { start: 0, end: 1 }],
  ['bytes=99-', { start: 99, end: 99 }],
  ['bytes=50-500', { start: 50, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-500', { start: 0, end: 99 }],
  ['Bytes= 1-2', { start: 1, end: 2 }],
  ['bytes=100-', 'UNSATISFIABLE'],
  ['bytes=100-200', 'UNSATISFIABLE'],
  ['bytes=-0', 'UNSATISFIABLE'],
  ['bytes=5-2', 'WHOLE'],
  ['bytes=-', 'WHOLE'],
  ['bytes=0-1,5-6', 'WHOLE'],
  ['bytes=a-b', 'WHOLE'],
  ['lines=0-1', 'WHOLE'],
  [`bytes=${'9'.repeat(40)}-`, 'WHOLE'],
])('100바이트에서 %j → %j', (header, range) => {
  expect(byteRange(header, 100)).toEqual(range)
})
