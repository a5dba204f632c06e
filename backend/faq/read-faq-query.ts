import { canonicalText } from '../search-index/korean/canonical.ts'
import {
  choseongOf,
  editDistance,
  isChoseong,
  jamoOf,
  otherKeyboard,
} from '../search-index/korean/jamo.ts'
import { gramsOf, normaliseText } from '../search-index/korean/normalise.ts'

/** Letters (jamo) of a word that is mended: shorter ones are too like others. */
const LEAST_LETTERS = 7
/** Of a longer question some word is about something else. */
const MOST_MENDED_WORDS = 2
const LATIN = /^[a-z]+$/

/**
 * A question in words that entries have, as the search of goods reads it: initials stand for the word that most entries
 * have, a word that no entry has any part of is read from the other keyboard, and a short question of which no entry has
 * any part may have a typing error in each word.
 */
export function readFaqQuery(
  keyword: string,
  entries: readonly { question: string; words: string }[],
): string {
  const canonical = entries.map(({ question, words }) => canonicalText(`${question} ${words}`))
  const isKnown = (word: string) =>
    gramsOf(canonicalText(word)).some((gram) => canonical.some((text) => text.includes(gram)))
  const read = keyword
    .split(/\s+/u)
    .filter((word) => word !== '')
    .map((word) => {
      const typed = normaliseText(word)
      if (isChoseong(typed) && typed.length > 1) return ofInitials(typed, entries) ?? word
      if (isKnown(typed)) return word
      const hangul = LATIN.test(typed) ? otherKeyboard(word) : null
      return hangul !== null && isKnown(hangul) ? hangul : word
    })
  if (read.length <= MOST_MENDED_WORDS && !read.some(isKnown)) {
    const known = new Set(entries.flatMap(({ question, words }) => wordsOf(`${question} ${words}`)))
    return read.map((word) => nearestWord(normaliseText(word), known) ?? word).join(' ')
  }
  return read.join(' ')
}

const wordsOf = (text: string): string[] => [...new Set(text.split(/\s+/u).map(normaliseText))]

/** The beginning of a word with these initials: of the one that most questions have, or else the other words. */
function ofInitials(
  initials: string,
  entries: readonly { question: string; words: string }[],
): string | null {
  const counts = new Map<string, number>()
  const count = (text: string, weight: number) => {
    for (const word of wordsOf(text)) {
      if (!choseongOf(word).startsWith(initials)) continue
      const stem = word.slice(0, initials.length)
      if (!isChoseong(stem)) counts.set(stem, (counts.get(stem) ?? 0) + weight)
    }
  }
  for (const { question, words } of entries) {
    count(question, entries.length)
    count(words, 1)
  }
  let best: string | null = null
  for (const [stem, count] of counts)
    if (best === null || count > (counts.get(best) ?? 0)) best = stem
  return best
}

/** The beginning of a word that differs by one typing error; endings may follow it. */
function nearestWord(typed: string, words: ReadonlySet<string>): string | null {
  const letters = jamoOf(typed)
  if (letters.length < LEAST_LETTERS) return null
  for (const word of words) {
    const stem = word.slice(0, typed.length)
    if (editDistance(letters, jamoOf(stem), 1) === 1) return stem
  }
  return null
}
