import type { Kysely } from 'kysely'
import type { DB } from '#backend/db/schema.ts'
import { PAGE_SIZE, type ProductFilter, type ProductQuery } from '#contracts/search.ts'
import { queryWords } from '../search-index/korean/query-words.ts'
import { choosePlan, type SearchPlan } from './choose-plan.ts'
import { addDescribed, MOST_DESCRIBED, MOST_LOOKED_AT } from './find-in-descriptions.ts'
import { findNearFirst } from './find-near-first.ts'
import { type FindRequest, type FoundProducts, findProducts } from './find-products.ts'
import { hitsOf, type WordClause } from './keyword-clauses.ts'
import type { SenseLists } from './load-senses.ts'
import { type LookedUp, LookUpMemory, lookUp } from './look-up.ts'
import { hasVagueWord } from './read-word.ts'
import type { RowFilter } from './search-conditions.ts'
import {
  ENOUGH_PRODUCTS,
  isUnderstood,
  readPlainly,
  type Understanding,
  understandQuery,
} from './understand-query.ts'
import { categoriesOfHead, loadVocabulary, type Vocabulary } from './vocabulary.ts'

/** What a query was read as, and the numbers of the products of its page. */
export async function readAndFind(
  kysely: Kysely<DB>,
  {
    sort = 'RECOMMENDED',
    page = 1,
    pageSize = PAGE_SIZE,
    exact,
    withFacets: _,
    nearRegionCode,
    ...requested
  }: ProductQuery,
  now: Date,
  senses?: SenseLists,
) {
  const { keyword } = requested
  const isRead = keyword !== undefined && !exact
  const vocabulary = isRead
    ? { ...(await loadVocabulary(kysely)), ...(senses && { senses }) }
    : null
  let filter: RowFilter = requested
  let understood: Pick<Understanding, 'readAs' | 'correction'> = { readAs: [], correction: null }
  let leftOut = 0
  const memory = new LookUpMemory()
  const find = (request: FindRequest, lookedUp: LookedUp) =>
    memory.once('page', request.filter, lookedUp.clauses, () =>
      findProducts(kysely, request, lookedUp),
    )
  const search = async () => {
    const head = vocabulary && headOf(filter, vocabulary)
    if (head) filter = { ...filter, firstCategorySeqs: head.categorySeqs }
    const lookedUp = await lookUp(kysely, filter, memory)
    let request = { filter, sort, offset: (page - 1) * pageSize, limit: pageSize, now }
    let found = await find(request, lookedUp)
    const onlyCategorySeqs =
      vocabulary && !head?.isBrand && isWide(requested)
        ? categoriesOfThing(filter, found, vocabulary)
        : null
    leftOut = found.total
    if (onlyCategorySeqs) {
      filter = { ...filter, onlyCategorySeqs }
      request = { ...request, filter }
      found = await find(request, lookedUp)
    }
    leftOut -= found.total
    if (nearRegionCode === undefined || found.productSeqs.length === 0)
      return { ...lookedUp, ...found }
    const productSeqs = await findNearFirst(kysely, request, nearRegionCode)
    return { ...lookedUp, ...found, productSeqs }
  }

  const plain = vocabulary && keyword !== undefined ? readPlainly(keyword, vocabulary) : null
  if (plain) {
    filter = narrowed(plain.filter, requested)
    understood = plain
  }
  // What has the letters of such a word is shown only where nothing better is found.
  const isVague = plain && vocabulary && hasVagueWord(plain.reading.rest, vocabulary)
  let found = isVague ? null : await search()
  if (
    keyword !== undefined &&
    plain &&
    vocabulary &&
    !isUnderstood(plain.reading, found?.total ?? 0, vocabulary)
  ) {
    const meant = await understandQuery(kysely, keyword, now, vocabulary, memory)
    // The shelf of a store does not say which words were given up.
    const isTold = requested.storeSeq === undefined || !givesUpWords(meant)
    if (isTold && meant.filter !== plain.filter) {
      filter = narrowed(meant.filter, requested)
      found = await search()
      understood = meant
    }
  }
  const { clauses, counts, ...named } = found ?? (await search())
  const enough = clauses?.length === 1 ? 1 : ENOUGH_PRODUCTS
  if (!clauses || keyword === undefined || named.total >= enough || isInManyTitles(clauses))
    return { ...named, clauses, describedTotal: 0, filter, understood, leftOut }
  const request = { filter, sort, offset: (page - 1) * pageSize, limit: pageSize, now }
  const { productSeqs, total: describedTotal } = await addDescribed(kysely, request, clauses, {
    named: page === 1 && pageSize >= enough ? named.productSeqs : await allOfThem(),
    byState: sort === 'RECOMMENDED' && nearRegionCode === undefined,
  })
  const total = named.total + describedTotal
  return {
    ...named,
    clauses,
    productSeqs,
    total,
    totalIsExact: describedTotal < MOST_DESCRIBED,
    hasNext: productSeqs.length > 0 && request.offset + productSeqs.length < total,
    describedTotal,
    filter,
    understood,
    leftOut,
  }

  /** A word that is narrowed by filters alone: nearly all descriptions that have it are of things that are named by it. */
  function isInManyTitles([clause, ...others]: readonly WordClause[]) {
    return clause && others.length === 0 && hitsOf(clause, counts) > MOST_LOOKED_AT
  }

  async function allOfThem() {
    const request = { filter, sort, offset: 0, limit: ENOUGH_PRODUCTS, now }
    if (nearRegionCode !== undefined) return findNearFirst(kysely, request, nearRegionCode)
    // There are fewer than the walk in their order looks for.
    const plan = choosePlan(filter, clauses, counts, ENOUGH_PRODUCTS + 1, sort)
    const byIndex: SearchPlan = plan.kind === 'index' ? plan : { kind: 'index' }
    return (await findProducts(kysely, request, { clauses, counts }, byIndex)).productSeqs
  }
}

/** A chosen category is what is asked for, and a store's shelf does not say what was left out. */
const isWide = ({ categorySeq, storeSeq }: ProductFilter) =>
  categorySeq === undefined && storeSeq === undefined

/** Fewer of the thing itself are listed without its accessories, which would be most of the first page. */
const FEW_THINGS = 20
/** Where its accessories are more than twice as many, the word means them as much. */
const LEAST_SHARE = 1 / 4

/** The categories to which a short list is narrowed; null where it is not. What is given away is in categories of its own. */
function categoriesOfThing(
  { firstCategorySeqs = [] }: RowFilter,
  { firstTotal, total }: FoundProducts,
  { giveawaySeqs }: Vocabulary,
): number[] | null {
  if (firstTotal === null || firstTotal === 0 || firstTotal === total) return null
  const isShort = firstTotal < FEW_THINGS && firstTotal >= total * LEAST_SHARE
  return isShort ? [...firstCategorySeqs, ...giveawaySeqs] : null
}

function headOf({ words, keyword }: RowFilter, vocabulary: Vocabulary) {
  const read = words ?? queryWords(keyword ?? '')
  return categoriesOfHead(
    read.map(({ typed }) => typed),
    vocabulary,
  )
}

/** What the person narrowed the list by counts for more than what the keyword says. */
function narrowed(read: RowFilter, { keyword: _, ...chosen }: ProductFilter): RowFilter {
  const { minPrice, maxPrice, ...rest } = read
  return { ...(hasPrice(chosen) ? rest : read), ...chosen }
}

export const hasPrice = ({ minPrice, maxPrice }: ProductFilter) =>
  minPrice !== undefined || maxPrice !== undefined

/** Whether what was found lacks a word of the keyword. */
export const givesUpWords = ({ readAs }: Pick<Understanding, 'readAs'>) =>
  readAs.some(({ kind }) => kind === 'DROPPED')
