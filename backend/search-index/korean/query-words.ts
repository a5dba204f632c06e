import { canonicalText, joinUnits } from './canonical.ts'
import { normaliseText } from './normalise.ts'

/** One word of a query. */
export interface SearchWord {
  typed: string
  canonical: string
  /** What else the word stands for. */
  meaning?: WordMeaning
}

export interface WordMeaning {
  /** Texts that mean the same. */
  texts: string[]
  categorySeqs: number[]
  /** The word's own letters are no evidence: it is a part of too many other words, or in none. */
  withoutItself: boolean
}

/** More words do not narrow the result any further; the following ones are ignored. */
const MOST_WORDS = 10
const SPACES = /\s+/u

/** The words of a query as typed and in canonical spelling, each once. */
export function queryWords(keyword: string): SearchWord[] {
  const words = new Map<string, SearchWord>()
  for (const word of joinUnits(keyword).split(SPACES)) {
    const typed = normaliseText(word)
    if (typed !== '') words.set(typed, { typed, canonical: canonicalText(word) })
  }
  return [...words.values()].slice(0, MOST_WORDS)
}
