import { groupDigits } from '#app/format/group-digits.ts'
import { won } from '#app/format/won.ts'
import {
  CONDITION_LABELS,
  PERIOD_LABELS,
  TRADE_METHOD_LABELS,
  TRADE_STATE_LABELS,
} from '#contracts/product-labels.ts'
import { changed, type ListQuery, toggled } from './list-query.ts'

/** An active filter, and the query without it. */
export interface ActiveFilter {
  label: string
  without: ListQuery
}

/**
 * Every active filter, each value separately.
 *
 * @param names names of the chosen category and region; without a name the filter is still removable
 */
export function activeFilters(
  query: ListQuery,
  names: { category: string | null; region: string | null },
): ActiveFilter[] {
  const filters: ActiveFilter[] = []
  const add = (label: string, change: Partial<ListQuery>) =>
    filters.push({ label, without: changed(query, change) })

  if (query.categorySeq !== null) add(names.category ?? '카테고리', { categorySeq: null })
  if (query.minPrice !== null || query.maxPrice !== null)
    add(priceLabel(query.minPrice, query.maxPrice), { minPrice: null, maxPrice: null })
  for (const state of query.states)
    add(TRADE_STATE_LABELS[state], { states: toggled(query.states, state) })
  for (const condition of query.conditions)
    add(CONDITION_LABELS[condition], { conditions: toggled(query.conditions, condition) })
  for (const method of query.methods)
    add(TRADE_METHOD_LABELS[method], { methods: toggled(query.methods, method) })
  if (query.region !== null) add(names.region ?? '지역', { region: null })
  if (query.freeShipping) add('무료배송', { freeShipping: false })
  if (query.safePay) add('안심결제', { safePay: false })
  if (query.lowered) add('가격 내림', { lowered: false })
  if (query.periodDays !== null)
    add(PERIOD_LABELS[query.periodDays] ?? `${query.periodDays}일 이내`, { periodDays: null })
  return filters
}

/** '무료나눔', '10,000원 이상', '10,000원 이하', '10,000~50,000원'. */
export function priceLabel(min: number | null, max: number | null): string {
  if (max === 0) return '무료나눔'
  if (min === null) return max === null ? '가격' : `${won(max)} 이하`
  if (max === null) return `${won(min)} 이상`
  return min === max ? won(min) : `${groupDigits(min)}~${won(max)}`
}
