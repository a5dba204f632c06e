import type { Found, Span } from './find-words.ts'
import type { Joint, Pattern, PatternWord } from './pattern.ts'

/** Stands for what a term of the same kind has found. */
export const ANY = -1

/** A pattern whose groups are numbered; groups of the same words have the same number. */
export interface IndexedPattern {
  groups: readonly number[]
  joint: Joint
}

/** The places of each group of which a word was found. */
export type GroupSpans = ReadonlyMap<number, readonly Span[]>

/** Numbers the groups of many patterns, so that a text costs as much as it has words, not as there are patterns. */
export function createGroupIndex() {
  const words = new Map<string, PatternWord>()
  const numbers = new Map<string, number>()
  const groupsOf = new Map<PatternWord, number[]>()

  /** The same word in several patterns is looked for once. */
  const shared = (word: PatternWord): PatternWord => {
    const key = keyOf(word)
    const known = words.get(key)
    if (!known) words.set(key, word)
    return known ?? word
  }

  return {
    words: words as ReadonlyMap<string, PatternWord>,
    shared,

    add({ groups, joint }: Pattern): IndexedPattern {
      return {
        joint,
        groups: groups.map(({ any, words: own }) => {
          if (any) return ANY
          const members = new Set([...own].map(shared))
          const key = [...members].map(keyOf).join()
          const known = numbers.get(key)
          if (known !== undefined) return known
          const number = numbers.size
          numbers.set(key, number)
          for (const word of members) {
            const list = groupsOf.get(word)
            if (list) list.push(number)
            else groupsOf.set(word, [number])
          }
          return number
        }),
      }
    },

    spansOf(found: Found): GroupSpans {
      const spans = new Map<number, readonly Span[]>()
      for (const [word, places] of found)
        for (const number of groupsOf.get(word) ?? []) {
          const known = spans.get(number)
          spans.set(number, known ? [...known, ...places] : places)
        }
      return spans
    },
  }
}

const keyOf = ({ letters, atStart, atEnd, isSigned }: PatternWord) =>
  `${atStart ? '^' : ''}${isSigned ? ':' : ''}${letters}${atEnd ? '$' : ''}`
