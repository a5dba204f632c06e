import { type Kysely, sql } from 'kysely'
import type { DB } from '#backend/db/schema.ts'
import type { ProductPage } from '#contracts/search.ts'
import { editDistance, jamoOf, otherKeyboard } from '../search-index/korean/jamo.ts'
import { queryWords } from '../search-index/korean/query-words.ts'
import { SAME_NAMES } from '../search-index/korean/synonyms.ts'
import { findProducts } from './find-products.ts'
import { lookUp } from './look-up.ts'

type Correction = NonNullable<ProductPage['correction']>

/** Dictionary entries that are compared; those of fitting length with the highest weight. */
const MOST_COMPARED = 5_000

/** The same keyword on the other keyboard layout. */
export async function slippedKeyword(
  kysely: Kysely<DB>,
  keyword: string,
  now: Date,
): Promise<Correction | null> {
  const from = keyword.trim()
  const slipped = otherKeyboard(from)
  return slipped !== null && (await findsSomething(kysely, slipped, now))
    ? { kind: 'KEYBOARD', from, to: slipped }
    : null
}

/** The keyword without its typing errors. */
export async function mistypedKeyword(
  kysely: Kysely<DB>,
  keyword: string,
  now: Date,
): Promise<Correction | null> {
  const from = keyword.trim()
  for (const to of await similarKeywords(kysely, from, now))
    if (await findsSomething(kysely, to, now)) return { kind: 'TYPO', from, to }
  return null
}

/** Whether a keyword alone, without any filter, finds a product. */
export async function findsSomething(
  kysely: Kysely<DB>,
  keyword: string,
  now: Date,
): Promise<boolean> {
  const filter = { keyword }
  const request = { filter, sort: 'RECOMMENDED', offset: 0, limit: 1, now } as const
  return (await findProducts(kysely, request, await lookUp(kysely, filter))).total > 0
}

/**
 * Dictionary entries similar to the whole keyword, or to each of its unknown words. None when every word is known and
 * they only never occur together: then nothing was mistyped.
 */
async function similarKeywords(kysely: Kysely<DB>, keyword: string, now: Date): Promise<string[]> {
  const words = queryWords(keyword).map(({ typed }) => typed)
  const unknown = await unknownWords(kysely, words, now)
  if (unknown.size === 0) return []
  const whole = words.join('')
  const entries = await similarEntries(kysely, [whole, ...unknown])

  const asWhole = nearest(whole, entries)
  const inParts = words.map((word) => (unknown.has(word) ? (nearest(word, entries) ?? word) : word))
  return [
    ...(asWhole === null ? [] : [asWhole]),
    ...(words.length > 1 && inParts.join(' ') !== words.join(' ') ? [inParts.join(' ')] : []),
  ]
}

/** What the words may have been meant to be, as far as their lengths tell. */
export async function similarEntries(
  kysely: Kysely<DB>,
  words: readonly string[],
): Promise<{ keyword: string; jamo: string }[]> {
  const lengths = words.map((word) => jamoOf(word).length)
  const { rows: known } = await sql<{ keyword: string; jamo: string }>`
    select keyword, jamo from search_keyword
    where char_length(jamo) between ${Math.min(...lengths) - slips(Math.min(...lengths))}
      and ${Math.max(...lengths) + slips(Math.max(...lengths))}
    order by weight desc, keyword
    limit ${MOST_COMPARED}`.execute(kysely)
  return [...known, ...LATIN_NAMES]
}

/** The words of which a part is found in no product; a compound word has several parts. */
async function unknownWords(
  kysely: Kysely<DB>,
  words: readonly string[],
  now: Date,
): Promise<Set<string>> {
  const unknown = new Set<string>()
  for (const word of words) {
    const { clauses } = await lookUp(kysely, { keyword: word })
    const parts = clauses?.flatMap(({ alternatives }) => alternatives[0] ?? []) ?? []
    for (const part of parts) if (!(await findsSomething(kysely, part, now))) unknown.add(word)
  }
  return unknown
}

const LATIN_NAMES = SAME_NAMES.flatMap(([, ...forms]) =>
  forms.filter((form) => /^[a-z]{4,}$/.test(form)).map((form) => ({ keyword: form, jamo: form })),
)

/** Vowels that sound the same: 해드폰 is 헤드폰 and no 핸드폰. */
const soundOf = (jamo: string) =>
  jamo
    .replace(/ㅗ[ㅐㅣ]/g, 'ㅜㅔ')
    .replaceAll('ㅐ', 'ㅔ')
    .replaceAll('ㅒ', 'ㅖ')

/** The entry that sounds the same, or else has the fewest typing errors; the first of equals. */
export function nearest(
  word: string,
  entries: readonly { keyword: string; jamo: string }[],
): string | null {
  const typed = jamoOf(word)
  let limit = slips(typed.length)
  const sound = soundOf(typed)
  const alike = entries.find(
    ({ jamo }) => jamo.length === typed.length && jamo !== typed && soundOf(jamo) === sound,
  )
  if (limit > 0 && alike) return alike.keyword
  let found: string | null = null
  for (const { keyword, jamo } of entries) {
    if (limit === 0) break
    const distance = editDistance(typed, jamo, limit)
    if (distance > limit || (found !== null && distance === limit)) continue
    if (distance === 0) continue
    found = keyword
    limit = distance
  }
  return found
}

const SHORTEST_CORRECTED = 3

/** The name of as many syllables with one typing error less; null for a short word, which is like too many. */
export function nearestName(
  word: string,
  names: readonly { keyword: string; jamo: string }[],
): string | null {
  if (word.length < SHORTEST_CORRECTED || !/^[가-힣]+$/u.test(word)) return null
  return names.find(isOneLetterFrom(word))?.keyword ?? null
}

/** Of as many syllables, with one typing error. */
export function isOneLetterFrom(word: string) {
  const typed = jamoOf(word)
  return ({ keyword, jamo }: { keyword: string; jamo: string }) =>
    keyword.length === word.length && editDistance(typed, jamo, 1) === 1
}

/** How many typing errors a word of that many letters (jamo) may have. */
function slips(length: number): number {
  if (length < 4) return 0
  if (length < 8) return 1
  return length < 14 ? 2 : 3
}
