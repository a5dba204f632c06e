import { type Kysely, sql } from 'kysely'
import type { DB } from '#backend/db/schema.ts'
import type { ReadPart } from '#contracts/search.ts'
import { choseongOf, isChoseong, otherKeyboard } from '../search-index/korean/jamo.ts'
import { soundsLike } from '../search-index/korean/latin-sound.ts'
import {
  queryWords,
  type SearchWord,
  type WordMeaning,
} from '../search-index/korean/query-words.ts'
import { SENTENCE_WORDS } from '../search-index/korean/sentence-words.ts'
import { SPELLED_NAMES } from '../search-index/korean/synonyms.ts'
import { nearest, similarEntries } from './correct-keyword.ts'
import { inTagsToo, lettersOf } from './keyword-clauses.ts'
import { soldWords } from './sold-words.ts'
import { partsOfCompound, splitCompound } from './split-compound.ts'
import { coreOfRegion, isModifier, isVague, meaningOf, type Vocabulary } from './vocabulary.ts'
import {
  inDigits,
  otherUnits,
  readOut,
  sizeInLetters,
  spelledLetters,
  syllableTerms,
  withoutGoods,
} from './word-forms.ts'

/** A word of a query and what it was taken for. */
export interface ReadWord {
  /** As it was typed, without what stands between letters. */
  typed: string
  word: SearchWord
  /** Set when it is a region. */
  regionCodes: string[] | null
  /** Products that have its letters. */
  hits: number
  /** False for a word that is in no product and means nothing. */
  isKnown: boolean
  /** Words that matter less are given up first. */
  importance: number
  /** What the page says of it. */
  part: ReadPart | null
  /** The word it was corrected to. */
  corrected: string | null
  /** The things of a list, of which any will do; what is several of them stands first. */
  anyOf?: readonly SearchWord[]
}

export interface WordReader {
  kysely: Kysely<DB>
  vocabulary: Vocabulary
  /** False in a sentence, where a word that is in no title was not mistyped. */
  corrects: boolean
  /** Number of products with all of the words. */
  countWords: (words: readonly SearchWord[]) => Promise<number>
}

const NUMBER_FIRST = /^\d/u
const DIGITS = /^\d+$/
const QUANTITY =
  /^\d+(?:\.\d+)?(?:인용|인치|인|기가|gb|테라|tb|개|호|년|년식|월|cm|mm|ml|kg|g|리터|단|구|평|세|살|호기|사이즈|미리|미터|권|장|조각|피스)$/
const MODEL = /(?:[a-z]\d|\d[a-z])/
/** Words with fewer products are looked into for the words that they are made of. */
const FEW_HITS = 10
const MOST_INITIALS = 3
const IMPORTANCE_OF_MODIFIER = 1.5
/** Says how a thing is, and is given up before any word of the thing: what is new of any kind is no answer. */
const CONDITION =
  /^(?:미개봉|미사용|새상품|새제품|새거|새것|새삥|쌔거|정품|벌크|풀박|풀박스|풀세트|일괄|a급|s급)$/
export const isCondition = (word: string): boolean => CONDITION.test(word)
/** Of the same, what is wished for rather than asked for: a card in its box will do where few come without. */
const GRADE = /^(?:정품|벌크|풀박|풀박스|일괄|a급|s급)$/u
export const isGrade = (word: string): boolean => GRADE.test(word)
const IMPORTANCE_OF_CONDITION = 1.2
const MOST_LISTED = 6

/** What a word of a query means; several where it is words written together. */
export async function readWord(reader: WordReader, raw: string): Promise<ReadWord[]> {
  const [word] = queryWords(raw)
  if (!word) return []
  if (isInitials(word.typed)) return [await readInitials(reader, word)]
  const read = await readWhole(reader, word)
  const isClear = read.word.meaning !== undefined || read.regionCodes !== null
  if (isClear || read.hits >= FEW_HITS) return [read]
  const parts = await partsOf(reader, word.typed)
  // What titles have begins in no word of its own: 긴팔.
  const isLed = parts?.[0]?.length === 1
  if (parts && !(isLed && read.hits > 0)) {
    const words = namesOfConditions(parts).flatMap((part) => queryWords(part))
    return Promise.all(words.map((each) => readWhole(reader, each)))
  }
  // 여자 is no short form of 여자코트.
  if (read.hits > 0 || SENTENCE_WORDS.has(word.typed) || isModifier(word.typed)) return [read]
  const isLatin = LATIN.test(word.typed)
  return [
    (isLatin && (await readSound(reader, word))) ||
      (reader.corrects && (await correctWord(reader, word))) ||
      // A word of a sentence that is in no title is seldom a name.
      (reader.corrects && !isLatin && (await readSound(reader, word))) ||
      read,
  ]
}

/** 새 before another word is no bird but 새상품. */
export const namesOfConditions = (pieces: readonly string[]) =>
  pieces.map((piece, index) => (piece === '새' && index < pieces.length - 1 ? '새상품' : piece))

const LATIN = /^[a-z]+$/
const HANGUL = /^[가-힣]+$/u
const MOST_HEARD = 5_000

/** The name in the other letters that a word sounds like: nespresso is 네스프레소. */
async function readSound(reader: WordReader, { typed }: SearchWord): Promise<ReadWord | null> {
  const isLatin = LATIN.test(typed)
  if (!isLatin && !HANGUL.test(typed)) return null
  const others = isLatin ? HANGUL.source : LATIN.source
  const { rows } = await sql<{ norm: string }>`
    select norm from search_keyword where norm ~ ${others} and strpos(keyword, ' ') = 0
    order by weight desc, norm limit ${MOST_HEARD}`.execute(reader.kysely)
  const heard = soundsLike(typed, [
    ...rows.map(({ norm }) => norm),
    ...(isLatin ? reader.vocabulary.senses.byWord.keys() : []),
  ])
  const [meant] = heard === null ? [] : queryWords(heard)
  if (!meant) return null
  const found = await readWhole(reader, meant)
  if (!found.isKnown || found.regionCodes !== null) return null
  return { ...found, typed, part: found.part ?? { kind: 'MEANING', typed, label: meant.typed } }
}

async function readWhole(
  { countWords, vocabulary }: WordReader,
  word: SearchWord,
): Promise<ReadWord> {
  const { typed } = word
  const hits = await countWords([word])
  const read = { typed, word, hits, regionCodes: null, part: null, corrected: null }
  for (const meaning of meaningsOf(typed, hits, vocabulary)) {
    const meant = { ...word, meaning }
    const isEvident = hits > 0 && (!meaning.withoutItself || meaning.texts.includes(typed))
    if (!isEvident && (await countWords([meant])) === 0) continue
    const isItself = isEvident || (hits > 0 && meaning.texts.map(lettersOf).includes(typed))
    const label = labelOf(typed, meaning, vocabulary)
    return {
      ...read,
      word: meant,
      isKnown: true,
      importance: importanceOfMeaning(typed, hits, meaning),
      part: isItself || label === '' ? null : { kind: 'MEANING', typed, label },
    }
  }
  const region = regionOf(typed, vocabulary)
  if (region) {
    return {
      ...read,
      regionCodes: region.codes,
      isKnown: true,
      importance: 2.4,
      part: { kind: 'REGION', typed, label: region.name },
    }
  }
  return { ...read, isKnown: hits > 0, importance: importanceOf(typed, hits) }
}

function meaningsOf(typed: string, hits: number, vocabulary: Vocabulary): WordMeaning[] {
  const listed = meaningOf(typed, vocabulary)
  const noun = nounOf(typed, vocabulary)
  // A part of a name (난로 of 난로/히터) stands for other things as well.
  const isNoun = noun !== undefined && (noun.isWhole || hits === 0)
  return [
    ...(listed ? [listed] : otherForms(typed)),
    ...(isNoun ? [{ texts: [], categorySeqs: noun.categorySeqs, withoutItself: hits === 0 }] : []),
  ]
}

/** The category that a word names, also with a word for goods after it. */
function nounOf(typed: string, { categoryNouns }: Vocabulary) {
  const short = withoutGoods(typed)
  return categoryNouns.get(typed) ?? (short === null ? undefined : categoryNouns.get(short))
}

/** What a word that is in no list may be written like, the likeliest first. */
function otherForms(typed: string): WordMeaning[] {
  const means = (texts: string[], withoutItself = false) => ({
    texts,
    categorySeqs: [],
    withoutItself,
  })
  if (typed.length === 1) return syllableTerms(typed).map((terms) => means(terms, true))
  const size = sizeInLetters(typed)
  if (size !== null) return [means([size], true)]
  const inNumber = inDigits(typed)
  const numbers = [...(inNumber === null ? [] : [inNumber]), ...otherUnits(inNumber ?? typed)]
  if (numbers.length > 0) return [means(numbers), means([typed, ...numbers].map(inTagsToo))]
  const letters = spelledLetters(typed) ?? readOut(typed)
  return letters === null ? [] : [means([letters])]
}

function importanceOfMeaning(typed: string, hits: number, { categorySeqs }: WordMeaning): number {
  if (NUMBER_FIRST.test(typed)) return importanceOf(typed, Math.max(1, hits))
  if (isCondition(typed)) return IMPORTANCE_OF_CONDITION
  if (isModifier(typed)) return IMPORTANCE_OF_MODIFIER
  return categorySeqs.length > 0 ? 4 : 3.6
}

function importanceOf(typed: string, hits: number): number {
  if (hits === 0) return 0
  if (SENTENCE_WORDS.has(typed)) return 0.2
  if (isCondition(typed)) return IMPORTANCE_OF_CONDITION
  if (DIGITS.test(typed)) return 3.4
  if (typed.length === 1) return 0.5
  if (QUANTITY.test(typed)) return 2.6
  if (MODEL.test(typed)) return 5
  return isModifier(typed) ? IMPORTANCE_OF_MODIFIER : 3
}

function regionOf(typed: string, { regions }: Vocabulary) {
  const core = coreOfRegion(typed)
  return regions.get(typed) ?? (core === null ? undefined : regions.get(core))
}

const MOST_NAMED = 2

function labelOf(typed: string, { texts, categorySeqs }: WordMeaning, vocabulary: Vocabulary) {
  const names = categorySeqs.flatMap((seq) => vocabulary.categoryNames.get(seq) ?? [])
  const others = texts.map(lettersOf).filter((text) => text !== typed)
  return [...new Set(names.length > 0 ? names : others)].slice(0, MOST_NAMED).join('·')
}

/** ㅇㅇㅍ, ㅍㅅ5 */
function isInitials(typed: string): boolean {
  return isChoseong(typed.replace(/\d+$/, ''))
}

export { isInitials }

/** The most common words with these initials. */
async function readInitials({ kysely, countWords, vocabulary }: WordReader, word: SearchWord) {
  const [initials = '', digits = ''] = /^(\D+)(\d*)$/.exec(word.typed)?.slice(1) ?? []
  const { rows } = await sql<{ norm: string; weight: number }>`
    select norm, max(weight)::int as weight from search_keyword
    where choseong = ${initials} and strpos(keyword, ' ') = 0
    group by norm order by 2 desc, 1 limit ${MOST_INITIALS}`.execute(kysely)
  const most = rows[0]?.weight ?? 0
  const common = rows.filter(({ weight }) => weight * 4 >= most).map(({ norm }) => norm)
  const listed = [...vocabulary.senses.listed, ...SPELLED_NAMES].filter(
    (each) => choseongOf(each) === initials,
  )
  for (const texts of [common, ...listed.slice(0, MOST_LISTED).map((each) => [each])]) {
    const meanings = texts.flatMap((text) => queryWords(`${text}${digits}`))
    const [first] = meanings
    if (!first) continue
    const forms = meanings.flatMap(({ typed, canonical }) => [typed, canonical])
    const [listedAs] = texts.length === 1 ? meaningsOf(first.typed, 0, vocabulary) : []
    const meant: SearchWord = {
      ...(texts.length === 1 ? first : word),
      meaning: {
        texts: [...new Set([...forms, ...(listedAs?.texts ?? [])])],
        categorySeqs: listedAs?.categorySeqs ?? [],
        withoutItself: true,
      },
    }
    const hits = await countWords([meant])
    if (hits === 0) continue
    const label = texts.map((text) => `${text}${digits}`).join('·')
    const part: ReadPart = { kind: 'MEANING', typed: word.typed, label }
    return read(word.typed, meant, { hits, isKnown: true, importance: 4, part })
  }
  return read(word.typed, word, { hits: 0, isKnown: false, importance: 0, part: null })
}

const read = (
  typed: string,
  word: SearchWord,
  rest: Pick<ReadWord, 'hits' | 'isKnown' | 'importance' | 'part'>,
): ReadWord => ({ typed, word, regionCodes: null, corrected: null, ...rest })

async function partsOf({ kysely, vocabulary }: WordReader, typed: string) {
  const sold = await soldWords(kysely, partsOfCompound(typed))
  return splitCompound(
    typed,
    (part) =>
      vocabulary.senses.listed.has(part) ||
      SPELLED_NAMES.has(part) ||
      sold.has(part) ||
      vocabulary.categoryNouns.has(part) ||
      MEASURE.test(part),
  )
}

/** 4k모니터 */
const MEASURE = /^\d+(?:k|hz|w|kg|인치|인용|단|구|세대|단계)$/
const SHORT_NAME = /^[가-힣]{2,4}$/u
const MOST_FULL_NAMES = 3
/** A longer name is not shortened to so little. */
const LONGEST_OF_SYLLABLE = 4

/** Names of which the word has the first syllable and, in their order, others: 스벅 is 스타벅스, 김냉 김치냉장고. */
async function fullNamesOf({ kysely, vocabulary }: WordReader, typed: string): Promise<string[]> {
  if (!SHORT_NAME.test(typed)) return []
  const syllables = Array.from(typed)
  const { rows } = await sql<{ keyword: string }>`
    select keyword from search_keyword
    where norm like ${`${syllables.join('%')}%`}
      and char_length(norm) between ${typed.length + 1} and ${typed.length * LONGEST_OF_SYLLABLE}
      and norm !~ '[0-9]'
    order by strpos(keyword, ' ') > 0, weight desc, keyword
    limit ${MOST_FULL_NAMES}`.execute(kysely)
  const pattern = new RegExp(`^${syllables.join('.*')}`, 'u')
  const listed = [...vocabulary.senses.listed, ...SPELLED_NAMES].filter(
    (name) =>
      name.length > typed.length &&
      name.length <= typed.length * LONGEST_OF_SYLLABLE &&
      pattern.test(name),
  )
  return [...rows.map(({ keyword }) => keyword), ...listed.slice(0, MOST_FULL_NAMES)]
}

/** The word on the other keyboard layout, in full, or without a typing error; null where that means nothing either. */
async function correctWord(reader: WordReader, word: SearchWord): Promise<ReadWord | null> {
  const slipped = otherKeyboard(word.typed)
  const isAsLong = ({ keyword }: { keyword: string }) =>
    Number(keyword.length === word.typed.length)
  // A slip of the fingers seldom changes the number of syllables.
  const entries = [
    ...(await similarEntries(reader.kysely, [word.typed])),
    ...reader.vocabulary.senses.spelled,
  ].sort((a, b) => isAsLong(b) - isAsLong(a))
  const candidates = [
    slipped,
    ...(await fullNamesOf(reader, word.typed)),
    nearest(word.typed, entries),
    slipped === null ? null : nearest(slipped, entries),
  ]
  for (const candidate of candidates) {
    if (candidate === null) continue
    const [meant] = queryWords(candidate.replaceAll(' ', ''))
    if (!meant) continue
    const found = await readWhole(reader, meant)
    if (found.isKnown && found.regionCodes === null)
      return { ...found, typed: word.typed, part: null, corrected: candidate }
  }
  return null
}

const SYLLABLE = /^[가-힣]$/u

/** Whether a query has a word that only the lists can read: 차, 톱; or has only syllables (새 장); but not the 차 of 유모 차. */
export function hasVagueWord(keyword: string, vocabulary: Vocabulary): boolean {
  const words = queryWords(keyword).map(({ typed }) => typed)
  const isJoined = (index: number) =>
    [words.slice(Math.max(0, index - 1), index + 1), words.slice(index, index + 2)].some(
      (pair) => pair.length === 2 && vocabulary.senses.listed.has(pair.join('')),
    )
  if (words.length > 0 && words.every((word) => SYLLABLE.test(word))) return true
  const isOneEntry = (word: string, index: number) =>
    SYLLABLE.test(word) && index > 0 && vocabulary.senses.byWord.has(`${words[index - 1]}${word}`)
  if (words.some(isOneEntry)) return true
  return words.some((word, index) => isVague(word, vocabulary) && !isJoined(index))
}
