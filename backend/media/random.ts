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
