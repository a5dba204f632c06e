import type { Squeezed } from '../squeezed.ts'
import type { PatternWord } from './pattern.ts'
import { beginsNoun, endsNoun, hasGapBefore, isOfModel, isOneWord } from './word-edges.ts'

/** Letters of a squeezed text, the end exclusive. */
export interface Span {
  from: number
  to: number
}

/** The words of a text and where they stand. */
export type Found = ReadonlyMap<PatternWord, readonly Span[]>

export type FindWords = (text: Squeezed) => Map<PatternWord, Span[]>

/** Finds all words in one pass over the letters; words may overlap. */
export function createFindWords(words: readonly PatternWord[]): FindWords {
  const byStart = new Map<number, PatternWord[]>()
  for (const word of words) {
    const start = startAt(word.letters, 0, word.letters.length)
    const list = byStart.get(start)
    if (list) list.push(word)
    else byStart.set(start, [word])
  }
  const none: readonly PatternWord[] = []
  return (text) => {
    const found = new Map<PatternWord, Span[]>()
    const add = (word: PatternWord, from: number) => {
      if (!isWordAt(text, word, from)) return
      const span = { from, to: from + word.letters.length }
      const spans = found.get(word)
      if (spans) spans.push(span)
      else found.set(word, [span])
    }
    const end = text.letters.length
    for (let from = 0; from < end; from += 1) {
      for (const word of (from + 1 < end && byStart.get(startAt(text.letters, from, 2))) || none)
        add(word, from)
      for (const word of byStart.get(startAt(text.letters, from, 1)) ?? none) add(word, from)
    }
    return found
  }
}

/** The first two letters as one number; the second is 0 where there is one letter. */
const startAt = (letters: string, at: number, length: number) =>
  letters.charCodeAt(at) * 0x1_0000 + (length > 1 ? letters.charCodeAt(at + 1) : 0)

function isWordAt(
  text: Squeezed,
  { letters, atStart, atEnd, isSigned }: PatternWord,
  from: number,
): boolean {
  if (!text.letters.startsWith(letters, from)) return false
  const to = from + letters.length
  if (isWithinNumber(text, from) || isWithinNumber(text, to)) return false
  if (atStart && !beginsNoun(text, from)) return false
  if (atEnd && !endsNoun(text, to)) return false
  if (isSigned && !isParted(text, from, to)) return false
  if (isOfModel(text, from, to)) return false
  return isOneWord(text, from, to)
}

/** Whether there are digits of one number on both sides: 5ml is not in 125ml. */
const isWithinNumber = (text: Squeezed, at: number) =>
  at > 0 &&
  isDigit(text.letters.charCodeAt(at - 1)) &&
  isDigit(text.letters.charCodeAt(at)) &&
  !hasGapBefore(text, at)

/** A space and a sign. */
const SIGN_GAP = 2

/** Whether signs stand within a number, or before one that stands for itself: 1:1 but not 11, -2 but not 2, 1.2 or DPG-2. */
function isParted(text: Squeezed, from: number, to: number): boolean {
  for (let at = from + 1; at < to; at += 1) if (hasGapBefore(text, at)) return true
  return from > 0 && (text.from[from] ?? 0) - (text.to[from - 1] ?? 0) >= SIGN_GAP
}

const isDigit = (code: number) => code >= 0x30 && code <= 0x39
