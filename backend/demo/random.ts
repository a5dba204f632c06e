/** A small repeatable generator (mulberry32): the same seed gives the same row on every machine. */
export interface Random {
  /** 0 ≤ x < 1 */
  next(): number
  /** from ≤ x < to */
  between(from: number, to: number): number
  /** an integer, both ends included */
  integer(from: number, to: number): number
  chance(probability: number): boolean
  pick<T>(items: readonly [T, ...T[]]): T
}

export function randomOf(seed: number): Random {
  // Neighbouring seeds must not give neighbouring rows, so the seed is mixed first.
  let state = Math.imul((seed >>> 0) ^ 0x9e3779b9, 0x85ebca6b) >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296
  }
  return {
    next,
    between: (from, to) => from + next() * (to - from),
    integer: (from, to) => from + Math.floor(next() * (to - from + 1)),
    chance: (probability) => next() < probability,
    pick: (items) => items[Math.floor(next() * items.length)] ?? items[0],
  }
}

/** One of the items; `undefined` only when there is none. */
export function pickFrom<T>(random: Random, items: readonly T[]): T | undefined {
  return items[Math.floor(random.next() * items.length)]
}

/** One of the texts; empty when there is none. */
export function pickText(random: Random, texts: readonly string[]): string {
  return pickFrom(random, texts) ?? ''
}

/** The items in another order. */
export function shuffled<T>(random: Random, items: readonly T[]): T[] {
  const keyed = items.map((item) => ({ item, key: random.next() }))
  return keyed.sort((left, right) => left.key - right.key).map(({ item }) => item)
}

/** `count` different items, fewer when there are not that many. */
export function sample<T>(random: Random, items: readonly T[], count: number): T[] {
  return shuffled(random, items).slice(0, count)
}

/** Picks by weight in constant work per pick after one pass over the items. */
export function weightedPicker<T>(
  items: readonly T[],
  weightOf: (item: T) => number,
): (random: Random) => T | undefined {
  const sums: number[] = []
  let total = 0
  for (const item of items) {
    total += weightOf(item)
    sums.push(total)
  }
  return (random) => {
    const target = random.next() * total
    let low = 0
    let high = sums.length - 1
    while (low < high) {
      const middle = (low + high) >> 1
      if ((sums[middle] ?? 0) > target) high = middle
      else low = middle + 1
    }
    return items[low]
  }
}
