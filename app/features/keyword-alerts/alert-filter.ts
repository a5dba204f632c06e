import { activeFilters } from '#app/features/product-list/active-filters.ts'
import { type ListBase, listHref } from '#app/features/product-list/list-base.ts'
import {
  type ListQuery,
  NO_FILTERS,
  toProductQuery,
} from '#app/features/product-list/list-query.ts'
import type { KeywordAlert } from '#contracts/boot.ts'
import type { AlertFilter } from '#contracts/search.ts'

/**
 * What an alert of a list looks for: all that narrows the list, except for the state and the age of products. Null for a list of
 * everything, or one that only a price or the like narrows.
 *
 * @param keyword what was searched, where it was corrected
 */
export function alertFilterOf(
  base: ListBase,
  query: ListQuery,
  keyword = base.kind === 'search' ? base.keyword : undefined,
): AlertFilter | null {
  const { categorySeq, minPrice, maxPrice, conditions, tradeMethods, ...more } =
    toProductQuery(query)
  const { regionCode, shippingIncluded, safePay, lowered } = more
  const category = base.kind === 'category' ? base.categorySeq : categorySeq
  if (keyword === undefined && category === undefined && regionCode === undefined) return null
  return {
    ...(keyword !== undefined && { keyword }),
    ...(category !== undefined && { categorySeq: category }),
    ...(minPrice !== undefined && { minPrice }),
    ...(maxPrice !== undefined && { maxPrice }),
    ...(conditions && { conditions }),
    ...(tradeMethods && { tradeMethods }),
    ...(regionCode !== undefined && { regionCode }),
    ...(shippingIncluded && { shippingIncluded }),
    ...(safePay && { safePay }),
    ...(lowered && { lowered }),
  }
}

/** The state of a list that shows what an alert looks for. */
export function listQueryOf(filter: AlertFilter): ListQuery {
  return {
    ...NO_FILTERS,
    sort: 'LATEST',
    categorySeq: filter.categorySeq ?? null,
    minPrice: filter.minPrice ?? null,
    maxPrice: filter.maxPrice ?? null,
    conditions: filter.conditions ?? [],
    methods: filter.tradeMethods ?? [],
    region: filter.regionCode ?? null,
    freeShipping: filter.shippingIncluded ?? false,
    safePay: filter.safePay ?? false,
    lowered: filter.lowered ?? false,
  }
}

/** The list of what an alert looks for, the newest first. */
export function alertListHref(filter: AlertFilter): string {
  const { keyword } = filter
  const base: ListBase = keyword === undefined ? { kind: 'all' } : { kind: 'search', keyword }
  return listHref(base, listQueryOf(filter))
}

/** `아이폰`, or the category or region of an alert without keyword. */
export function alertName({
  filter,
  categoryName,
  regionName,
}: Pick<KeywordAlert, 'filter' | 'categoryName' | 'regionName'>): string {
  return filter.keyword ?? categoryName ?? regionName ?? '알림'
}

/** What else it looks for, one label each. */
export function alertConditions(
  alert: Pick<KeywordAlert, 'filter' | 'categoryName' | 'regionName'>,
): string[] {
  const name = alertName(alert)
  const names = { category: alert.categoryName, region: alert.regionName }
  return activeFilters(listQueryOf(alert.filter), names)
    .map(({ label }) => label)
    .filter((label) => label !== name)
}
