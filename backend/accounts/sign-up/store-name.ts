import { randomInt } from 'node:crypto'

const SHORTEST = 4
const TRIES_A_LENGTH = 2

/**
 * The name of a new store until its owner changes it: '두손이웃4821'. It gets longer when the shorter names are taken.
 * @param attempt 0 for the first, counting up with each name that was taken
 */
export function defaultStoreName(
  attempt: number,
  random: (below: number) => number = randomInt,
): string {
  const smallest = 10 ** (SHORTEST - 1 + Math.floor(attempt / TRIES_A_LENGTH))
  return `두손이웃${smallest + random(9 * smallest)}`
}
