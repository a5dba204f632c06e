import { CONDITION_NAMES } from '#app/features/product-list/list-query.ts'
import { withQuery } from '#app/paths.ts'
import {
  PRICE_OPTIONS,
  PRICE_PERIODS,
  type PriceOption,
  type PricePeriod,
} from '#contracts/price-constants.ts'
import type { Condition } from '#contracts/product.ts'

const LONGEST_VALUE = 20
const DEFAULT_PERIOD: PricePeriod = 'quarter'

/** The state of a price page, as its address gives it. */
export interface PriceQuery {
  period: PricePeriod
  condition: Condition | null
  chosen: Partial<Record<PriceOption, string>>
}

export const NO_CHOICE: PriceQuery = { period: DEFAULT_PERIOD, condition: null, chosen: {} }

/** Reads an address; what does not parse is dropped. */
export function parsePriceQuery(search: URLSearchParams): PriceQuery {
  const period = PRICE_PERIODS.find((name) => name === search.get('period')) ?? DEFAULT_PERIOD
  const named = search.get('condition') ?? ''
  const condition = Object.hasOwn(CONDITION_NAMES, named)
    ? CONDITION_NAMES[named as keyof typeof CONDITION_NAMES]
    : null
  const chosen: PriceQuery['chosen'] = {}
  for (const option of PRICE_OPTIONS) {
    const value = search.get(option)?.trim()
    if (value && value.length <= LONGEST_VALUE) chosen[option] = value
  }
  return { period, condition, chosen }
}

/** The query part of a price page's address; defaults are left out. */
export function priceParams({ period, condition, chosen }: PriceQuery) {
  const name = Object.entries(CONDITION_NAMES).find(([, value]) => value === condition)?.[0]
  return {
    period: period === DEFAULT_PERIOD ? null : period,
    condition: name ?? null,
    ...chosen,
  }
}

/** The same state in another order, or with what does not parse, has one address. */
export function isCleanPriceQuery(search: URLSearchParams, query: PriceQuery): boolean {
  const own = new URLSearchParams(withQuery('', priceParams(query)).slice(1))
  return [...PRICE_OPTIONS, 'period', 'condition'].every(
    (name) => (search.get(name) ?? null) === (own.get(name) ?? null),
  )
}
