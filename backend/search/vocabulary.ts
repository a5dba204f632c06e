import { type Kysely, sql } from 'kysely'
import type { DB } from '#backend/db/schema.ts'
import { canonicalText } from '../search-index/korean/canonical.ts'
import { normaliseText } from '../search-index/korean/normalise.ts'
import type { WordMeaning } from '../search-index/korean/query-words.ts'
import { MODIFIERS, PLACE_NAMES } from '../search-index/korean/sentence-words.ts'
import { SPELLED_NAMES } from '../search-index/korean/synonyms.ts'
import { hasWordEnd, isMarked, termOf } from './keyword-clauses.ts'
import { loadSenses, type SenseLists } from './load-senses.ts'
import type { WordSense } from './word-sense.ts'

interface CategoryRow {
  category_seq: number
  parent_seq: number | null
  name: string
}

interface RegionRow {
  region_code: string
  depth: number
  name: string
  full_name: string
}

/** What the words of a query can mean in this market: its categories and its regions, and the lists of words. */
export interface Vocabulary {
  /** Categories whose name, or a part of whose name, the word is; `isWhole` where it is all of the name. */
  categoryNouns: ReadonlyMap<string, { categorySeqs: number[]; isWhole: boolean }>
  categoryNames: ReadonlyMap<number, string>
  categoriesAt: (paths: WordSense['categories']) => number[]
  /** Where goods of any kind are given away. */
  giveawaySeqs: readonly number[]
  /** Regions by what is left of a name without 동, 구, 시; the largest ones only. */
  regions: ReadonlyMap<string, { depth: number; codes: string[]; name: string }>
  senses: SenseLists
}

type Market = Omit<Vocabulary, 'senses'>

const GIVEAWAYS = '무료나눔'
const KEPT_MILLISECONDS = 60_000
const kept = new WeakMap<Kysely<DB>, { at: number; market: Promise<Market> }>()

/** What the words of queries mean now. */
export async function loadVocabulary(kysely: Kysely<DB>): Promise<Vocabulary> {
  const [market, senses] = await Promise.all([loadMarket(kysely), loadSenses(kysely)])
  return { ...market, senses }
}

/** The two small tables as words; they change seldom, so a minute old is new enough. */
function loadMarket(kysely: Kysely<DB>): Promise<Market> {
  const known = kept.get(kysely)
  if (known && performance.now() - known.at < KEPT_MILLISECONDS) return known.market
  const market = readMarket(kysely)
  kept.set(kysely, { at: performance.now(), market })
  market.catch(() => kept.delete(kysely))
  return market
}

async function readMarket(kysely: Kysely<DB>): Promise<Market> {
  const [categories, regions] = await Promise.all([
    kysely.selectFrom('category').select(['category_seq', 'parent_seq', 'name']).execute(),
    sql<RegionRow>`select region_code, depth, name, full_name from region order by region_code`
      .execute(kysely)
      .then(({ rows }) => rows),
  ])
  const bySeq = new Map(categories.map((row) => [row.category_seq, row]))
  return {
    categoryNouns: nounsOf(categories),
    categoryNames: new Map(categories.map(({ category_seq, name }) => [category_seq, name])),
    giveawaySeqs: categories
      .filter(({ name }) => name === GIVEAWAYS)
      .map(({ category_seq }) => category_seq),
    categoriesAt: (paths) => [
      ...new Set(
        paths.flatMap((path) =>
          categories
            .filter((row) => endsIn(row, path, bySeq))
            .map(({ category_seq }) => category_seq),
        ),
      ),
    ],
    regions: regionsByCore(regions),
  }
}

/** Whether the last names of the category's path are these, others may stand between them. */
function endsIn(
  row: CategoryRow,
  path: readonly string[],
  bySeq: ReadonlyMap<number, CategoryRow>,
): boolean {
  if (row.name !== path.at(-1)) return false
  let wanted = path.length - 2
  for (let at = above(row, bySeq); at && wanted >= 0; at = above(at, bySeq))
    if (at.name === path[wanted]) wanted -= 1
  return wanted < 0
}

const above = ({ parent_seq }: CategoryRow, bySeq: ReadonlyMap<number, CategoryRow>) =>
  parent_seq === null ? undefined : bySeq.get(parent_seq)

function nounsOf(categories: readonly CategoryRow[]) {
  const nouns = new Map<string, { categorySeqs: number[]; isWhole: boolean }>()
  const add = (noun: string, categorySeq: number, isWhole: boolean) => {
    const norm = normaliseText(noun)
    if (norm.length < 2 || norm === '기타') return
    const known = nouns.get(norm)
    // A whole name says more than a part of another.
    if (!known || (isWhole && !known.isWhole))
      nouns.set(norm, { categorySeqs: [categorySeq], isWhole })
    else if (known.isWhole === isWhole) known.categorySeqs.push(categorySeq)
  }
  for (const { category_seq: seq, name } of categories) {
    const parts = name.replace(/\([^)]*\)/gu, '').split('/')
    add(name, seq, true)
    for (const part of parts) add(part, seq, parts.length === 1)
  }
  return nouns
}

const REGION_ENDING = /(?:특별자치도|특별자치시|특별시|광역시|도|시|군|구|읍|면|동|리|가|역)$/u
const PLACE_WORDS = /(?:근처|쪽|에서|인근|부근|지역|동네|주변)$/u

/** 합정동, 합정, 합정역 → 합정; 성수동1가 → 성수. Null for what is too short to be a place. */
export function coreOfRegion(word: string): string | null {
  const bare = word.replace(PLACE_WORDS, '').replace(/\d+(?:가|동)?$/u, '')
  const core = bare.length > 2 ? bare.replace(REGION_ENDING, '') : bare
  return core.length < 2 ? (bare.length >= 2 ? bare : null) : core
}

/** 충청북도 is 충북 as well. */
const SHORT_PROVINCES = /^(충|전|경)(?:청|라|상)(북|남)도?$/u

function regionsByCore(rows: readonly RegionRow[]) {
  const regions = new Map<string, { depth: number; codes: string[]; name: string }>()
  const add = (core: string | null, { region_code: code, depth, full_name: name }: RegionRow) => {
    if (core === null) return
    const known = regions.get(core)
    if (!known || depth < known.depth) regions.set(core, { depth, codes: [code], name })
    else if (known.depth === depth && !known.codes.includes(code)) known.codes.push(code)
  }
  for (const row of rows) {
    const words = row.depth === 1 ? [row.name, row.full_name] : row.name.split(/\s+/)
    for (const word of words) {
      add(coreOfRegion(word), row)
      // 일산동구 is a part of 일산, 수원시 장안구 of 수원.
      if (/[동서남북]구$/u.test(word) && word.length > 3) add(coreOfRegion(word.slice(0, -2)), row)
      add(word.replace(SHORT_PROVINCES, '$1$2'), row)
    }
  }
  for (const [place, core] of Object.entries(PLACE_NAMES)) {
    const region = regions.get(core)
    if (region && !regions.has(place)) regions.set(place, region)
  }
  return regions
}

const HANGUL_WORD = /^[가-힣]{2,}/u

export const isModifier = (word: string): boolean => MODIFIER_SET.has(word)
const MODIFIER_SET: ReadonlySet<string> = new Set(MODIFIERS)

/** Whether only the list can say what a word means: its letters are a part of too many other words. */
export function isVague(word: string, { senses }: Vocabulary): boolean {
  const found = senses.byWord.get(word)
  return found !== undefined && (word.length === 1 || found.some((sense) => sense.isVague))
}

const sensesOf = (word: string, { senses }: Vocabulary) =>
  senses.byWord.get(word) ?? senses.byWord.get(canonicalText(word))

/** What the lists say about a normalised word; null when it is in none. */
export function meaningOf(word: string, vocabulary: Vocabulary): WordMeaning | null {
  const senses = sensesOf(word, vocabulary)
  if (!senses) return null
  const listed = senses.flatMap((sense) => [
    ...sense.words.filter((each) => HANGUL_WORD.test(each) && !sense.isVague),
    ...sense.texts,
  ])
  // What one entry marks as a word of its own is a part of others: 트리 of 매트리스.
  const marked = new Set(listed.filter(isMarked).map(normaliseText))
  const texts = listed.filter((text) => isMarked(text) || !marked.has(normaliseText(text)))
  const categorySeqs = [
    ...new Set(senses.flatMap((sense) => vocabulary.categoriesAt(sense.categories))),
  ]
  const forms = new Set(
    texts.flatMap((text) => {
      const term = termOf(text)
      return hasWordEnd(term) ? [term] : [term, canonicalText(text)]
    }),
  )
  if (forms.size === 0 && categorySeqs.length === 0) return null
  return { texts: [...forms], categorySeqs, withoutItself: isVague(word, vocabulary) }
}

export const ATTRIBUTE =
  /^(?:프로|맥스|프로맥스|미니|울트라|플러스|에어|se|max|pro|mini|air|plus|ultra|블랙|화이트|그레이|실버|골드|핑크|블루|레드|네이비|베이지|브라운|그린|퍼플|카키|대형|소형|중형|세트|신형|구형|미개봉|새상품|정품|\p{N}[\p{L}\p{N}]*|[a-z]{1,3}\p{N}+\p{L}*)$/u

/**
 * The categories of the thing that a query names: of its last word that names a thing at all. Its accessories are named
 * after it and are in others (아이폰 케이스, 자전거 안장).
 */
export function categoriesOfHead(
  words: readonly string[],
  vocabulary: Vocabulary,
): { categorySeqs: number[]; isBrand: boolean } {
  const head = words.findLast(
    (word) => !ATTRIBUTE.test(word) && (!isModifier(word) || vocabulary.senses.byWord.has(word)),
  )
  // 책 상 is one word.
  const joined = [words.slice(-3), words.slice(-2)].map((last) => last.join(''))
  for (const word of [...joined, head ?? '']) {
    const senses = sensesOf(word, vocabulary)
    if (senses) {
      const categorySeqs = senses.flatMap((sense) => vocabulary.categoriesAt(sense.firstCategories))
      return { categorySeqs, isBrand: false }
    }
    const noun = word === head ? vocabulary.categoryNouns.get(word) : undefined
    // A brand that has a category (캐논) makes other things as well.
    if (noun?.isWhole) return { categorySeqs: noun.categorySeqs, isBrand: SPELLED_NAMES.has(word) }
  }
  return { categorySeqs: [], isBrand: false }
}
