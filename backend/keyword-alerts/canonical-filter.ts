import type { AlertFilter } from '#contracts/search.ts'
import { MAX_PRICE } from '#contracts/search-limits.ts'
import { readKeyword } from '../search/read-keyword.ts'
import { queryWords } from '../search-index/korean/query-words.ts'

/**
 * The filter without what narrows nothing; its lists are in one order, each value once. What the keyword says of prices and
 * of trade is read as the search reads it.
 */
export function canonicalFilter(given: AlertFilter): AlertFilter {
  const filter = asRead(given)
  const { keyword, categorySeq, minPrice, maxPrice, regionCode, lowered } = filter
  const conditions = [...new Set(filter.conditions)].sort()
  const tradeMethods = [...new Set(filter.tradeMethods)].sort()
  const trimmed = keyword?.trim().replace(/\s+/gu, ' ')
  return {
    ...(trimmed && { keyword: trimmed }),
    ...(categorySeq !== undefined && { categorySeq }),
    ...(minPrice && { minPrice }),
    ...(maxPrice !== undefined && maxPrice < MAX_PRICE && { maxPrice }),
    ...(conditions.length > 0 && { conditions }),
    ...(tradeMethods.length > 0 && { tradeMethods }),
    ...(regionCode !== undefined && { regionCode }),
    ...(filter.shippingIncluded && { shippingIncluded: true }),
    ...(filter.safePay && { safePay: true }),
    ...(lowered && { lowered }),
  }
}

/** An alert has no excluded words, so a keyword with such words stays as it is. */
function asRead(filter: AlertFilter): AlertFilter {
  if (filter.keyword === undefined) return filter
  const { rest, excluded, minPrice, maxPrice } = readKeyword(filter.keyword)
  if (excluded.length > 0) return filter
  const hasPrice = filter.minPrice !== undefined || filter.maxPrice !== undefined
  return {
    ...filter,
    keyword: rest,
    ...(!hasPrice && minPrice !== null && { minPrice }),
    ...(!hasPrice && maxPrice !== null && { maxPrice }),
  }
}

/** The same text for filters that find the same; the order of the words does not matter, nor the spaces between them. */
export function filterKey({ keyword, ...filter }: AlertFilter): string {
  const words = keyword === undefined ? [] : queryWords(keyword).map(({ canonical }) => canonical)
  return JSON.stringify({ ...filter, words: words.sort().join('') })
}
