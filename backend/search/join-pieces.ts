import { normaliseText } from '../search-index/korean/normalise.ts'
import { isSaidAround } from './sentence-nouns.ts'
import { isUnit } from './word-forms.ts'

/** More pieces of one word are hardly ever typed apart. */
const MOST_PIECES = 5
const LONGEST_WORD = 12

/** Every word that `joinPieces` may ask for. */
export function joinedWords(pieces: readonly string[]): string[] {
  return pieces.flatMap((_, start) =>
    Array.from({ length: MOST_PIECES - 1 }, (_, more) =>
      normaliseText(pieces.slice(start, start + more + 2).join('')),
    ),
  )
}

/** Whether a word is one of its own; a syllable only where a list has it. */
type IsKnown = (word: string) => boolean

export interface KnownWords {
  isKnown: IsKnown
  /** Whether a list has an entry of the word. */
  hasEntry: IsKnown
  /** Whether anything can be found by a word. */
  canBeFound: IsKnown
}

const LATIN = /^[a-z]+$/
const HANGUL = /^[가-힣]+$/u
const SYLLABLE = /^[가-힣]$/u
const DIGITS = /^\d+$/

/**
 * Words that were typed apart as one (청소 기, 스케이트 보 드): the longest that is known and ends in a piece that is no word
 * itself, or consists of two pieces of which one is none; in Latin letters any (camping chair). Two pieces with a syllable
 * are one where a list has an entry of it (개 줄), and so are a number and its unit (5 단계). Words of sentences (쓸, 때) are never a part of another.
 */
export function joinPieces(pieces: readonly string[], known: KnownWords): string[] {
  const norms = pieces.map(normaliseText)
  const joined: string[] = []
  for (let start = 0; start < pieces.length; ) {
    let count = Math.min(MOST_PIECES, pieces.length - start)
    while (count > 1 && !isOneWord(norms.slice(start, start + count), known)) count -= 1
    joined.push(pieces.slice(start, start + count).join(''))
    start += count
  }
  return joined
}

function isOneWord(
  norms: readonly string[],
  { isKnown, hasEntry, canBeFound }: KnownWords,
): boolean {
  const word = norms.join('')
  if (LATIN.test(word)) return isKnown(word)
  const [number = '', unit = ''] = norms
  if (norms.length === 2 && DIGITS.test(number) && isUnit(unit)) return true
  if (!canBeFound(word)) return false
  if (norms.every((norm) => SYLLABLE.test(norm))) return true
  const hasSyllable = norms.some((norm) => norm.length === 1)
  if (hasSyllable && norms.length === 2 && hasEntry(word)) return true
  if (word.length > LONGEST_WORD || norms.some((norm) => !HANGUL.test(norm) || isSaidAround(norm)))
    return false
  const isBroken = norms.map((norm) => !isKnown(norm))
  const isApart = hasSyllable ? isBroken.includes(true) : !isBroken.includes(false)
  return isApart && (isBroken.at(-1) === true || norms.length === 2)
}
