import { type Random, randomOf } from '#backend/media/random.ts'

export { type Random, randomOf }

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
