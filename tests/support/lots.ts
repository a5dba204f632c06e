import { pickFrom, randomOf } from '#backend/demo/random.ts'

/** Draws lots; the same seed gives the same, so that a test that failed can be run again. */
export interface Lots {
  /** 0 up to, and without, `below`. */
  number(below: number): number
  one<T>(of: readonly T[]): T
}

function drawLots(seed: number): Lots {
  const random = randomOf(seed)
  return {
    number: (below) => Math.floor(random.next() * below),
    one<T>(of: readonly T[]): T {
      const drawn = pickFrom(random, of)
      if (drawn === undefined) throw new Error('nothing to draw from')
      return drawn
    },
  }
}

/** So many lives of something, each drawn by lots of its own; what fails says which. */
export function manyLives(lives: number, live: (lots: Lots) => void): void {
  for (let seed = 1; seed <= lives; seed += 1)
    try {
      live(drawLots(seed))
    } catch (error) {
      throw new Error(`life ${seed}`, { cause: error })
    }
}
