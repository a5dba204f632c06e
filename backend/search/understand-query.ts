import type { Kysely } from 'kysely'
import type { DB } from '#backend/db/schema.ts'
import type { ProductPage, ReadPart } from '#contracts/search.ts'
import { normaliseText } from '../search-index/korean/normalise.ts'
import { queryWords, type SearchWord } from '../search-index/korean/query-words.ts'
import { SPELLED_NAMES } from '../search-index/korean/synonyms.ts'
import { mistypedKeyword, slippedKeyword } from './correct-keyword.ts'
import { countUpTo } from './find-products.ts'
import { giveUpWords } from './give-up-words.ts'
import { joinedWords, joinPieces } from './join-pieces.ts'
import { type LookUpMemory, lookUp } from './look-up.ts'
import { type QueryReading, readKeyword } from './read-keyword.ts'
import { eitherOf, inLetters, isListOfThings, plainSeparators, variantsOf } from './read-list.ts'
import { readSentence } from './read-sentence.ts'
import {
  hasVagueWord,
  isCondition,
  isGrade,
  isInitials,
  namesOfConditions,
  type ReadWord,
  readWord,
} from './read-word.ts'
import { respelledKeyword } from './respell-keyword.ts'
import type { RowFilter } from './search-conditions.ts'
import { isName } from './sentence-nouns.ts'
import { soldWords } from './sold-words.ts'
import { spaceOut, tradeWordsApart } from './space-out.ts'
import { meaningOf, type Vocabulary } from './vocabulary.ts'

/** What a keyword was taken for. */
export interface Understanding {
  filter: RowFilter
  readAs: ReadPart[]
  correction: ProductPage['correction']
}

/** A keyword that finds this many products was understood. */
export const ENOUGH_PRODUCTS = 10
/** So few in the condition that was asked for are no list yet: new things, and things of a grade. */
const FEW_NEW = 2
const FEW_OF_GRADE = 6
/** Searches for one keyword, and how long they may take together: the page waits for them. */
const MOST_TRIES = 24
const MOST_MS = 1_500
const MOST_WORDS = 10
/** More words are a sentence. */
const MOST_WORDS_CORRECTED = 3

/** The prices, the free goods and the excluded words of a keyword, and the rest as it stands. */
export function readPlainly(
  keyword: string,
  vocabulary: Vocabulary,
): Understanding & { reading: QueryReading } {
  const reading = readKeyword(keyword)
  const { rest, parts } = reading
  const filter: RowFilter = {
    ...filtersOf(reading, vocabulary),
    ...(rest === '' ? { words: [] } : { keyword: rest }),
  }
  return { filter, readAs: eachOnce(parts), correction: null, reading }
}

function filtersOf(
  { minPrice, maxPrice, excluded, rest }: QueryReading,
  vocabulary: Vocabulary,
): RowFilter {
  // 큰 폰 말고 미니 아이폰 is not without phones.
  const wanted = normaliseText(rest)
  const words = excluded.map(normaliseText).filter((word) => word && !wanted.includes(word))
  const meanings = words.flatMap((word) => meaningOf(word, vocabulary) ?? [])
  const nouns = words.flatMap((word) => vocabulary.categoryNouns.get(word) ?? [])
  return {
    ...(minPrice !== null && { minPrice }),
    ...(maxPrice !== null && { maxPrice }),
    ...(words.length > 0 && {
      excludedTexts: [...words, ...meanings.flatMap(({ texts }) => texts)],
      excludedCategorySeqs: [
        ...meanings.flatMap(({ categorySeqs }) => categorySeqs),
        ...nouns.flatMap(({ isWhole, categorySeqs }) => (isWhole ? categorySeqs : [])),
      ],
    }),
  }
}

/** Whether that many hits of the plain reading are an answer. */
export function isUnderstood(
  reading: QueryReading,
  total: number,
  vocabulary: Vocabulary,
): boolean {
  return (
    reading.rest === '' || (total >= ENOUGH_PRODUCTS && !hasVagueWord(reading.rest, vocabulary))
  )
}

/**
 * The best reading of a keyword whose plain reading finds next to nothing. It does not depend on what else narrows the
 * list, so that a filter never changes what a word means.
 * @param isCorrected whether the keyword was corrected already: it is not corrected again
 */
export async function understandQuery(
  kysely: Kysely<DB>,
  keyword: string,
  now: Date,
  vocabulary: Vocabulary,
  memory: LookUpMemory,
  isCorrected = false,
): Promise<Understanding> {
  let tries = MOST_TRIES
  const begun = performance.now()
  const count = async (filter: RowFilter): Promise<number> => {
    const request = { filter, now, most: ENOUGH_PRODUCTS }
    const lookedUp = await lookUp(kysely, filter, memory)
    return memory.once('count', filter, lookedUp.clauses, () =>
      countUpTo(kysely, request, lookedUp),
    )
  }
  const inTime = async (filter: RowFilter) =>
    performance.now() - begun > MOST_MS ? 0 : count(filter)
  const tryOut = async (filter: RowFilter) => {
    tries -= 1
    return tries < 0 ? 0 : inTime(filter)
  }

  const { reading, ...plain } = readPlainly(keyword, vocabulary)
  const letters = await count(plain.filter)
  if (isUnderstood(reading, letters, vocabulary)) return plain
  const apart = tradeWordsApart(keyword, vocabulary)
  const spaced = letters === 0 && apart === keyword ? spaceOut(keyword, vocabulary) : apart
  if (spaced !== keyword)
    return understandQuery(kysely, spaced, now, vocabulary, memory, isCorrected)
  // What has the one syllable of 톱 is seldom a saw.
  const found = hasVagueWord(reading.rest, vocabulary) ? 0 : letters
  const literal: Understanding = { filter: { keyword }, readAs: [], correction: null }
  if (letters === 0 && plain.readAs.length > 0 && (await count(literal.filter)) > 0) return literal

  const filters = filtersOf(reading, vocabulary)
  const hasInitials = queryWords(reading.rest).some(({ typed }) => isInitials(typed))
  const isFound = found > 0 || (await count({ keyword: reading.rest })) > 0
  const slipped = isFound || hasInitials ? null : await slippedKeyword(kysely, reading.rest, now)
  const from = keyword.trim()
  const renamed = slipped && { ...slipped, from }
  const text = plainSeparators(renamed?.to ?? reading.rest)
  const typed = text.split(/\s+/).filter(Boolean)
  const pieces = namesOfConditions(await joined(kysely, typed, vocabulary))
  const isJoined = pieces.length < typed.length
  const sentence = readSentence(pieces, vocabulary)
  // A thing that was described is told as such; what else it is called would be told of a word that nobody typed.
  const isTold = ({ typed }: ReadPart) => sentence.readAs.some(({ label }) => label === typed)
  const countWords = (words: readonly SearchWord[]) => count({ words })
  const corrects = pieces.length <= MOST_WORDS_CORRECTED
  const reader = { kysely, vocabulary, countWords, corrects }
  const correctionOf = (words: readonly ReadWord[]): ProductPage['correction'] => {
    if (renamed) return renamed
    const corrected = words.filter((word) => word.corrected !== null)
    if (corrected.length === 0) return null
    const to = words.map((word) => word.corrected ?? word.typed).join(' ')
    return { kind: 'TYPO', from, to }
  }
  const understanding = (
    kept: readonly ReadWord[],
    dropped: readonly ReadWord[],
    parts: readonly ReadPart[] = [],
    without: Partial<Record<'price' | 'region', true>> = {},
    wished: readonly SearchWord[] = [
      ...sentence.wished,
      ...kept.flatMap(({ anyOf = [] }) => anyOf),
    ],
  ): Understanding => ({
    filter: {
      ...(without.price ? { ...filters, minPrice: undefined, maxPrice: undefined } : filters),
      words: kept.flatMap(({ word, regionCodes }) => (regionCodes ? [] : [word])),
      ...(wished.length > 0 && { wishedWords: wished }),
      ...(!without.region && regionsOf(kept)),
    },
    readAs: eachOnce([
      ...plain.readAs.filter(({ kind }) => !(without.price && kind === 'PRICE')),
      ...sentence.readAs,
      ...kept.flatMap(({ part }) =>
        part && !(without.region && part.kind === 'REGION') && !isTold(part) ? [part] : [],
      ),
      ...sentence.filler.map((typed): ReadPart => ({ kind: 'DROPPED', typed, label: typed })),
      ...dropped.map(({ typed }): ReadPart => ({ kind: 'DROPPED', typed, label: typed })),
      ...parts,
    ]),
    correction: correctionOf(kept),
  })

  let best: Understanding | null = null
  let ofList: { known: readonly ReadWord[]; unknown: readonly ReadWord[] } | null = null
  const core = sentence.words.join(' ')
  const kindApart = sentence.apart.join(' ')
  const isOfThings = isListOfThings(core)
  const variants =
    letters > 0 && !isOfThings
      ? [sentence.words]
      : [...variantsOf(core), ...(kindApart === core ? [] : [sentence.apart])]
  for (const variant of variants) {
    const words = (await Promise.all(variant.slice(0, MOST_WORDS).map(readPiece))).flat()
    const known = words.filter(({ isKnown }) => isKnown)
    const unknown = words.filter(({ isKnown }) => !isKnown)
    const isLast = variant === variants.at(-1) || (sentence.isDescribed && unknown.length === 0)
    // What is described and not sold is searched for by the words that describe it.
    if (sentence.isDescribed && !isLast) continue
    // Without a word a price is a list, and the rest of a sentence is none.
    const isListOfAll = narrows(filters) && isLast
    if (known.length === 0 && !isListOfAll) continue
    if (found > 0 && unknown.length > 0) continue
    // The thing may have a name where it is not one word with its kind.
    if (unknown.length > 0 && unknown.at(-1) === words.at(-1) && !isLast) continue
    const all = understanding(known, unknown)
    const hits = await tryOut(all.filter)
    const inAnyCondition = await withoutCondition(known, unknown, hits)
    if (inAnyCondition) return inAnyCondition
    // Pieces that are no words are found in other words (선 크림).
    if (hits > (isJoined && variant === variants[0] ? 0 : found)) return asCorrected(all)
    if (found > 0) continue
    if (variant === variants[0] && isOfThings) ofList = { known, unknown }
    if (!isLast) continue
    const respelled = await asRespelled()
    if (respelled) return respelled
    best = await withFewer(ofList?.known ?? known, ofList?.unknown ?? unknown)
    break
  }
  if (best) return best
  if (found > 0) return plain
  const mistyped = await mistypedKeyword(kysely, reading.rest, now)
  if (mistyped)
    return {
      filter: { ...filters, keyword: mistyped.to },
      readAs: plain.readAs,
      correction: { ...mistyped, from },
    }
  return renamed
    ? { filter: { ...filters, keyword: text }, readAs: plain.readAs, correction: renamed }
    : plain

  async function readPiece(piece: string | string[]): Promise<ReadWord[]> {
    if (typeof piece === 'string') return readWord(reader, piece)
    const listed = piece.slice(0, MOST_WORDS)
    const read = await Promise.all(listed.map((each) => readWord(reader, each)))
    // Of a thing that is several words neither alone will do: 아이 and 맥 of 아이맥.
    const things = read.flatMap((words, index) =>
      words.length === 1 ? words : inLetters(listed[index] ?? '', words),
    )
    return [eitherOf(piece.join(' '), things)]
  }

  /** A corrected word may be a part of one that a list has: 카메라 랜즈 is 카메라렌즈. */
  async function asCorrected(meant: Understanding): Promise<Understanding> {
    const { correction } = meant
    if (isCorrected || correction?.kind !== 'TYPO' || !correction.to.includes(' ')) return meant
    return readAgain(correction)
  }

  /** The keyword with one word as a name is spelt that is sold with the others: 갤럭시 버드. */
  async function asRespelled(): Promise<Understanding | null> {
    const isTried = corrects && pieces.length > 1 && !renamed && !isCorrected && letters === 0
    const to = isTried && (await respelledKeyword(kysely, pieces, vocabulary, inTime))
    return to ? readAgain({ kind: 'TYPO', from, to }) : null
  }

  /** What the corrected keyword says, with the prices and the excluded words of the one that was typed. */
  async function readAgain(
    correction: NonNullable<ProductPage['correction']>,
  ): Promise<Understanding> {
    const again = await understandQuery(kysely, correction.to, now, vocabulary, memory, true)
    const readAs = eachOnce([...plain.readAs, ...again.readAs])
    return { filter: { ...filters, ...again.filter }, readAs, correction }
  }

  /** The thing in any condition, where there is next to nothing of it as it was asked for: 새상품 stands first then. */
  async function withoutCondition(
    known: readonly ReadWord[],
    unknown: readonly ReadWord[],
    hits: number,
  ): Promise<Understanding | null> {
    const conditions = known.filter(({ typed }) => isCondition(typed))
    const things = known.filter(({ typed }) => !isCondition(typed))
    if (conditions.length === 0 || things.length === 0) return null
    const few = conditions.every(({ typed }) => isGrade(typed)) ? FEW_OF_GRADE : FEW_NEW
    if (Math.max(found, hits) >= few) return null
    const wished = [...sentence.wished, ...conditions.map(({ word }) => word)]
    const meant = understanding(things, [...unknown, ...conditions], [], {}, wished)
    return (await tryOut(meant.filter)) > hits ? meant : null
  }

  /** What is found when regions are words, when words are given up, and when the filters that were read are. */
  async function withFewer(
    known: readonly ReadWord[],
    unknown: readonly ReadWord[],
  ): Promise<Understanding | null> {
    const asWords = known.map((word) =>
      word.regionCodes && word.hits > 0 ? { ...word, regionCodes: null, part: null } : word,
    )
    if (asWords.some((word, index) => word !== known[index])) {
      const meant = understanding(asWords, unknown)
      if ((await tryOut(meant.filter)) > 0) return meant
    }
    const kept = await giveUpWords(known, (words) => tryOut(understanding(words, []).filter))
    if (kept) {
      const dropped = known.filter(({ typed }) => !kept.some((each) => each.typed === typed))
      return understanding(kept, [...unknown, ...dropped])
    }
    const places = known.filter(({ regionCodes }) => regionCodes)
    const prices = plain.readAs.filter(({ kind }) => kind === 'PRICE')
    for (const without of [
      { region: true },
      { price: true },
      { region: true, price: true },
    ] as const) {
      if ('region' in without && places.length === 0) continue
      if ('price' in without && prices.length === 0) continue
      const given = [
        ...('region' in without ? places.map(({ typed }) => typed) : []),
        ...('price' in without ? prices.map(({ typed }) => typed) : []),
      ].map((typed): ReadPart => ({ kind: 'DROPPED', typed, label: typed }))
      const meant = understanding(known, unknown, given, without)
      if ((await tryOut(meant.filter)) > 0) return meant
    }
    return null
  }
}

/** Words that were typed apart are one where it is in a list or in titles. */
async function joined(
  kysely: Kysely<DB>,
  pieces: readonly string[],
  vocabulary: Vocabulary,
): Promise<string[]> {
  if (pieces.length < 2) return [...pieces]
  const sold = await soldWords(kysely, [...pieces.map(normaliseText), ...joinedWords(pieces)])
  return joinPieces(pieces, {
    isKnown: (word) => (word.length > 1 && sold.has(word)) || isName(word, vocabulary),
    hasEntry: (word) => vocabulary.senses.byWord.has(word),
    canBeFound: (word) =>
      sold.has(word) || (isName(word, vocabulary) && !isOnlyText(word, vocabulary)),
  })
}

/** A text of an entry says what else a word is called, and nothing of itself. */
const isOnlyText = (word: string, { senses, categoryNouns }: Vocabulary) =>
  senses.listed.has(word) &&
  !senses.byWord.has(word) &&
  !categoryNouns.has(word) &&
  !SPELLED_NAMES.has(word)

const eachOnce = (parts: readonly ReadPart[]) => [
  ...new Map(parts.map((part) => [`${part.kind} ${part.label}`, part])).values(),
]

const narrows = ({ minPrice, maxPrice, excludedTexts }: RowFilter) =>
  minPrice !== undefined || maxPrice !== undefined || excludedTexts !== undefined

function regionsOf(words: readonly ReadWord[]): RowFilter {
  const all = words.flatMap((word) => word.regionCodes ?? [])
  // 경기도 구리 is 구리.
  const regionCodes = all.filter(
    (code) => !all.some((other) => other !== code && other.startsWith(code)),
  )
  return regionCodes.length > 0 ? { regionCodes } : {}
}
