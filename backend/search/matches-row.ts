import type { ProductFilter } from '#contracts/search.ts'
import type { CountedProduct } from '../search-index/search-token.ts'
import { matchesClauses, type WordClause } from './keyword-clauses.ts'

/**
 * Whether a list with this filter shows the product: the same rule as `rowConditions` for one row that is known, without the
 * filters by age, state and store.
 */
export function matchesRow(
  filter: Omit<ProductFilter, 'periodDays' | 'storeSeq' | 'tradeStates'>,
  clauses: readonly WordClause[] | null,
  row: CountedProduct,
): boolean {
  const { conditions = [], tradeMethods = [] } = filter
  return (
    (filter.categorySeq === undefined || row.category_path.includes(filter.categorySeq)) &&
    (filter.minPrice === undefined || row.price >= filter.minPrice) &&
    (filter.maxPrice === undefined || row.price <= filter.maxPrice) &&
    (conditions.length === 0 || conditions.some((each) => each === row.condition)) &&
    (tradeMethods.length === 0 || tradeMethods.some((each) => row.trade_methods.includes(each))) &&
    (filter.regionCode === undefined ||
      (row.region_codes?.includes(` ${filter.regionCode}`) ?? false)) &&
    (filter.shippingIncluded === undefined || row.shipping_included === filter.shippingIncluded) &&
    (filter.safePay === undefined || row.safe_pay === filter.safePay) &&
    (!filter.lowered || row.lowered) &&
    (clauses === null || matchesClauses(row.norm, clauses, row.category_path))
  )
}
