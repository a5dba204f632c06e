import { expect, it } from 'vitest'
import { MOST_KEYS, memoryCounter } from './counters.ts'

const RULE = { name: 'test', points: 2, seconds: 3_600 }

it('keeps a bounded number of keys, and of those that are too many forgets the oldest', () => {
  const counter = memoryCounter(RULE)
  for (const key of ['first', 'first', 'second', 'second']) expect(counter.take(key)).toBeNull()
  expect(counter.take('first')).toBeGreaterThan(0)
  for (let index = 0; index < MOST_KEYS - 1; index += 1) counter.take(`made-up-${index}`)
  expect(counter.take('second')).toBeGreaterThan(0)
  expect(counter.take('first')).toBeNull()
})
