import { randomInt } from 'node:crypto'

/** Without letters and digits that look or sound alike, and without vowels, so that no code is a word. */
const LETTERS = '23456789BCDFGHJKMNPQRTVWXZ'
const LENGTH = 7

/** A code that a new member enters to name who recommended the marketplace; easy to read out and to type. */
export function newRecommendCode(random: (below: number) => number = randomInt): string {
  return Array.from({ length: LENGTH }, () => LETTERS.charAt(random(LETTERS.length))).join('')
}
