import type { AlertFilter } from '#contracts/search.ts'
import { MAX_PRICE } from '#contracts/search-limits.ts'
import { queryWords } from '../search/keyword-clauses.ts'

/** The filter without what narrows nothing; its lists are in one order, each value once. */
export function canonicalFilter(filter: AlertFilter): AlertFilter {
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

/** The same text for filters that find the same; the order of the words does not matter, nor the spaces between them. */
export function filterKey({ keyword, ...filter }: AlertFilter): string {
  const words = keyword === undefined ? [] : queryWords(keyword).map(({ canonical }) => canonical)
  return JSON.stringify({ ...filter, words: words.sort().join('') })
}
