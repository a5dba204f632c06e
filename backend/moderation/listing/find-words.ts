import type { Squeezed } from '../squeezed.ts'
import type { PatternWord } from './pattern.ts'
import { beginsWord, endsNoun, isOneWord } from './word-edges.ts'

/** Letters of a squeezed text, the end exclusive. */
export interface Span {
  from: number
  to: number
}

export type FindWords = (text: Squeezed) => Map<PatternWord, Span[]>

/** Finds all words in one pass over the letters; words may overlap. */
export function createFindWords(words: readonly PatternWord[]): FindWords {
  const byFirst = new Map<number, PatternWord[]>()
  for (const word of words) {
    const first = word.letters.charCodeAt(0)
    const list = byFirst.get(first)
    if (list) list.push(word)
    else byFirst.set(first, [word])
  }
  return (text) => {
    const found = new Map<PatternWord, Span[]>()
    for (let from = 0; from < text.letters.length; from += 1)
      for (const word of byFirst.get(text.letters.charCodeAt(from)) ?? []) {
        if (!isWordAt(text, word, from)) continue
        const span = { from, to: from + word.letters.length }
        const spans = found.get(word)
        if (spans) spans.push(span)
        else found.set(word, [span])
      }
    return found
  }
}

function isWordAt(text: Squeezed, { letters, atStart, atEnd }: PatternWord, from: number): boolean {
  if (!text.letters.startsWith(letters, from)) return false
  const to = from + letters.length
  if (atStart && !beginsWord(text, from)) return false
  if (atEnd && !endsNoun(text, to)) return false
  return isOneWord(text, from, to)
}
