import { normaliseText } from '../search-index/korean/normalise.ts'
import { LIFE_WORDS, SENTENCE_WORDS } from '../search-index/korean/sentence-words.ts'
import { isTrade } from './read-keyword.ts'
import { isName, isSaidAround } from './sentence-nouns.ts'
import type { Vocabulary } from './vocabulary.ts'
import { isParticle } from './word-forms.ts'

/** Shorter words are things with their kind, which are read as they stand. */
const SHORTEST = 7
const LONGEST = 60
const LONGEST_PART = 10
/** What a part costs; the parts that cost least together are taken. */
const COST = { word: 1, syllable: 1.7, particle: 0.4, unknown: 1.1, begin: 0.6 }
const PRICE = /^\d[\d,.]*(?:만|천|백만)?원?$/u
const PRICE_WORD = /^(?:이하|이하로|이하의|미만|이상|이내|안으로|까지|정도)$/u

type Kind = 'word' | 'particle' | 'unknown'
interface Cut {
  cost: number
  parts: { text: string; kind: Kind }[]
}

/** A sentence without spaces with them (원룸에둘작은냉장고있나요); other text as it stands. */
export function spaceOut(text: string, vocabulary: Vocabulary): string {
  return text
    .split(/\s+/)
    .map((word) => (isLong(word, vocabulary) ? spaced(word, vocabulary) : word))
    .join(' ')
}

/** Ends of words that are words of trade as well: a 서랍정리 is something for drawers. */
const ALSO_PART_OF_NAMES = /^(?:정리|교환|가능|거래|있음|매물|부탁|문고리|승계|저렴한|중고품)$/u

/** A thing and the word of trade that was written behind it as two words: 아기욕조드림. */
export function tradeWordsApart(text: string, vocabulary: Vocabulary): string {
  return text
    .split(/\s+/)
    .map((word) => {
      const norm = normaliseText(word)
      if (isName(norm, vocabulary) || isTrade(norm)) return word
      for (let end = 2; end <= norm.length - 2; end += 1) {
        const [thing, said] = [norm.slice(0, end), norm.slice(end)]
        if (isName(thing, vocabulary) && isTrade(said) && !ALSO_PART_OF_NAMES.test(said))
          return `${thing} ${said}`
      }
      return word
    })
    .join(' ')
}

function isLong(word: string, vocabulary: Vocabulary): boolean {
  const norm = normaliseText(word)
  return norm.length >= SHORTEST && norm.length <= LONGEST && !isName(norm, vocabulary)
}

function spaced(word: string, vocabulary: Vocabulary): string {
  const norm = normaliseText(word)
  const { parts } = cheapest(norm, vocabulary)
  // Names written together are no sentence.
  const isSentence = parts.some(
    ({ text, kind }) =>
      kind === 'particle' || isTrade(text) || SENTENCE_WORDS.has(text) || LIFE_WORDS.has(text),
  )
  const known = parts.filter(({ kind }) => kind !== 'unknown').map(({ text }) => text.length)
  const isKnown = known.reduce((sum, each) => sum + each, 0) * 2 >= norm.length
  if (!isSentence || !isKnown) return word
  return parts
    .map(({ text, kind }) => (kind === 'particle' ? text : ` ${text}`))
    .join('')
    .trim()
}

function cheapest(norm: string, vocabulary: Vocabulary): Cut {
  const best: Cut[] = [{ cost: 0, parts: [] }]
  for (let end = 1; end <= norm.length; end += 1)
    for (let start = Math.max(0, end - LONGEST_PART); start < end; start += 1) {
      const before = best[start]
      const text = norm.slice(start, end)
      const part = before && partOf(text, before.parts.at(-1)?.kind, vocabulary)
      if (!part) continue
      const cost = before.cost + part.cost
      if (cost < (best[end]?.cost ?? Number.POSITIVE_INFINITY))
        best[end] = { cost, parts: [...before.parts, { text, kind: part.kind }] }
    }
  const { cost = 0, parts = [] } = best[norm.length] ?? {}
  return { cost, parts: runsOf(parts) }
}

function partOf(text: string, before: Kind | undefined, vocabulary: Vocabulary) {
  if (before === 'word' && isParticle(text))
    return { kind: 'particle' as const, cost: COST.particle }
  const isWord =
    isTrade(text) ||
    isSaidAround(text) ||
    PRICE.test(text) ||
    PRICE_WORD.test(text) ||
    (text.length > 1 && isName(text, vocabulary))
  if (isWord) return { kind: 'word' as const, cost: text.length > 1 ? COST.word : COST.syllable }
  if (text.length > 1) return null
  const begin = before === 'unknown' ? 0 : COST.begin
  return { kind: 'unknown' as const, cost: COST.unknown + begin }
}

/** Unknown letters beside each other are one word. */
function runsOf(parts: Cut['parts']): Cut['parts'] {
  const runs: Cut['parts'] = []
  for (const part of parts) {
    const last = runs.at(-1)
    if (part.kind === 'unknown' && last?.kind === 'unknown') last.text += part.text
    else runs.push({ ...part })
  }
  return runs
}
