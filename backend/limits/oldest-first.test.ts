import { expect, it } from 'vitest'
import { OldestFirst } from './oldest-first.ts'

it('knows the oldest, through changes of every kind', () => {
  const kept = new OldestFirst<{ n: number }>()
  const oldest = () => kept.oldest()?.[0]
  expect(oldest()).toBeUndefined()
  for (const key of ['a', 'b', 'c']) kept.set(key, { n: 1 })
  expect(oldest()).toBe('a')
  kept.set('a', { n: 2 })
  expect(oldest()).toBe('b')
  kept.delete('c')
  kept.delete('b')
  expect(kept.oldest()).toEqual(['a', { n: 2 }])
  kept.delete('a')
  expect(oldest()).toBeUndefined()
  kept.set('d', { n: 1 })
  expect([oldest(), kept.size]).toEqual(['d', 1])
})

it('tells the same as a list that is searched, in ten thousand random steps', () => {
  const kept = new OldestFirst<{ key: string }>()
  let list: string[] = []
  let seed = 7
  const next = (below: number) => {
    seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648
    return seed % below
  }
  for (let step = 0; step < 10_000; step += 1) {
    const key = `k${next(40)}`
    list = list.filter((other) => other !== key)
    if (next(3) > 0) {
      // Now and then the very same value once more.
      kept.set(key, (next(2) > 0 && kept.get(key)) || { key })
      list.push(key)
    } else kept.delete(key)
    expect([kept.oldest()?.[0], kept.size]).toEqual([list[0], list.length])
  }
})
