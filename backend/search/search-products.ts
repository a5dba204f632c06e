import {
  EXACT_TOTAL_LIMIT,
  PAGE_SIZE,
  type ProductFilter,
  type ProductPage,
  type ProductQuery,
  type ReadPart,
} from '#contracts/search.ts'
import { loadProductCards } from '../catalogue/load-product-cards.ts'
import type { HostContext } from '../operation/context.ts'
import { queryWords } from '../search-index/korean/query-words.ts'
import { countFacets } from './count-facets.ts'
import { findNearFirst } from './find-near-first.ts'
import { type FoundProducts, findProducts } from './find-products.ts'
import type { WordClause } from './keyword-clauses.ts'
import type { SenseLists } from './load-senses.ts'
import { lookUp } from './look-up.ts'
import { givenFilters, relaxFilters } from './relax-filters.ts'
import type { RowFilter } from './search-conditions.ts'
import {
  isUnderstood,
  readPlainly,
  type Understanding,
  understandQuery,
} from './understand-query.ts'
import { categoriesOfHead, loadVocabulary, type Vocabulary } from './vocabulary.ts'

/**
 * One page of products. Without `tradeStates` products of all three states are listed: 추천순 puts sold ones after
 * everything that can be bought, the other sorts mix them, and "판매중만 보기" is the filter `tradeStates: ['ON_SALE']`. A
 * keyword that finds nothing at all, without the filters too, is corrected unless `exact` is set; a keyword that finds
 * something is never replaced. A page past the last one is empty. With `nearRegionCode` the sort holds within each distance.
 */
export async function searchProducts(
  { kysely, now: clock }: Pick<HostContext, 'kysely' | 'now'>,
  query: ProductQuery,
): Promise<ProductPage> {
  return (await searchAndExplain({ kysely, now: clock }, query)).page
}

/** A page of products, and the filter and the words by which they were found. @param senses instead of those that are stored */
export async function searchAndExplain(
  { kysely, now: clock }: Pick<HostContext, 'kysely' | 'now'>,
  query: ProductQuery,
  senses?: SenseLists,
): Promise<{ page: ProductPage; filter: RowFilter; clauses: readonly WordClause[] | null }> {
  const {
    sort = 'RECOMMENDED',
    page = 1,
    pageSize = PAGE_SIZE,
    exact,
    withFacets,
    nearRegionCode,
    ...requested
  } = query
  const now = clock()
  const { keyword } = requested
  const isRead = keyword !== undefined && !exact
  const vocabulary = isRead
    ? { ...(await loadVocabulary(kysely)), ...(senses && { senses }) }
    : null
  let filter: RowFilter = requested
  let understood: Pick<Understanding, 'readAs' | 'correction'> = { readAs: [], correction: null }
  let leftOut = 0
  const search = async () => {
    const head = vocabulary && headOf(filter, vocabulary)
    if (head) filter = { ...filter, firstCategorySeqs: head.categorySeqs }
    const lookedUp = await lookUp(kysely, filter)
    let request = { filter, sort, offset: (page - 1) * pageSize, limit: pageSize, now }
    let found = await findProducts(kysely, request, lookedUp)
    const onlyCategorySeqs =
      vocabulary && !head?.isBrand && isWide(requested)
        ? categoriesOfThing(filter, found, vocabulary)
        : null
    leftOut = found.total
    if (onlyCategorySeqs) {
      filter = { ...filter, onlyCategorySeqs }
      request = { ...request, filter }
      found = await findProducts(kysely, request, lookedUp)
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
  let found = await search()
  if (
    keyword !== undefined &&
    plain &&
    vocabulary &&
    !isUnderstood(plain.reading, found.total, vocabulary)
  ) {
    const meant = await understandQuery(kysely, keyword, now, vocabulary)
    // The shelf of a store does not say which words were given up.
    const isTold = requested.storeSeq === undefined || !givesUpWords(meant)
    if (isTold && meant.filter !== plain.filter) {
      filter = narrowed(meant.filter, requested)
      found = await search()
      understood = meant
    }
  }

  const answer: ProductPage = {
    items: await loadProductCards({ kysely }, found.productSeqs),
    page,
    pageSize,
    total: found.total,
    totalIsExact: found.totalIsExact,
    hasNext: found.hasNext,
    correction: understood.correction,
    readAs: [
      ...understood.readAs.filter(({ kind }) => kind !== 'PRICE' || !hasPrice(requested)),
      ...(leftOut > 0 ? [accessories(keyword, leftOut)] : []),
    ],
    facets:
      withFacets && isCountable(found)
        ? await countFacets(kysely, filter, found.clauses, now)
        : null,
    relaxations:
      found.total === 0 && givenFilters(requested).length > 0
        ? await relaxFilters(kysely, filter, givenFilters(requested), now)
        : [],
  }
  return { page: answer, filter, clauses: found.clauses }
}

/** A chosen category is what is asked for, and a store's shelf does not say what was left out. */
const isWide = ({ categorySeq, storeSeq }: ProductFilter) =>
  categorySeq === undefined && storeSeq === undefined

const accessories = (keyword = '', count: number): ReadPart => ({
  kind: 'ACCESSORIES',
  typed: keyword.trim(),
  label: `용품 ${count}개`,
})

/** Fewer of the thing itself are listed without its accessories, which would be most of the first page. */
const FEW_THINGS = 10
/** Where its accessories are more than twice as many, the word means them as much. */
const LEAST_SHARE = 1 / 3

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

const hasPrice = ({ minPrice, maxPrice }: ProductFilter) =>
  minPrice !== undefined || maxPrice !== undefined

const givesUpWords = ({ readAs }: Understanding) => readAs.some(({ kind }) => kind === 'DROPPED')

function isCountable({ total, totalIsExact }: FoundProducts): boolean {
  return totalIsExact && total <= EXACT_TOTAL_LIMIT
}
