import type { ListParams } from '#app/paths.ts'
import type { Condition, TradeMethod, TradeState } from '#contracts/product.ts'
import type { ProductQuery, ProductSort } from '#contracts/search.ts'
import { MAX_PAGE, MAX_PRICE, PERIOD_DAYS } from '#contracts/search-limits.ts'

/** The state of a list page, as its address gives it. Absent filters are `null`, empty or `false`. */
export interface ListQuery {
  page: number
  sort: ProductSort
  categorySeq: number | null
  /** Won, never above `maxPrice`. */
  minPrice: number | null
  maxPrice: number | null
  states: readonly TradeState[]
  conditions: readonly Condition[]
  methods: readonly TradeMethod[]
  /** Code of a 시/도, 시/군/구 or 동; MINE in a link, before the visitor's own is known. */
  region: string | null
  /** The products of this region come first; also MINE and NOT_NEAR. */
  near: string | null
  freeShipping: boolean
  safePay: boolean
  /** Only what costs less than before. */
  lowered: boolean
  periodDays: number | null
  /** Search what was typed, without correction. */
  exact: boolean
}

/** The kind of page; category pages have the category in their path, and only searches can be exact. */
export type ListKind = 'all' | 'category' | 'search'

export const NO_FILTERS: ListQuery = {
  page: 1,
  sort: 'RECOMMENDED',
  categorySeq: null,
  minPrice: null,
  maxPrice: null,
  states: [],
  conditions: [],
  methods: [],
  region: null,
  near: null,
  freeShipping: false,
  safePay: false,
  lowered: false,
  periodDays: null,
  exact: false,
}

/** Stands in links for the region that the visitor uses as 내 동네: they are the same for everybody. */
export const MINE = 'mine'

/** Stands in links for a list in its usual order; it is remembered for the searches that follow. */
export const NOT_NEAR = 'off'

export const SORT_NAMES = {
  recommended: 'RECOMMENDED',
  latest: 'LATEST',
  low: 'PRICE_ASC',
  high: 'PRICE_DESC',
} as const
export const STATE_NAMES = { onsale: 'ON_SALE', reserved: 'RESERVED', sold: 'SOLD' } as const
export const CONDITION_NAMES = {
  new: 'NEW',
  likenew: 'LIKE_NEW',
  used: 'USED',
  flawed: 'FLAWED',
} as const
export const METHOD_NAMES = { parcel: 'PARCEL', direct: 'DIRECT', cvs: 'CVS' } as const

const OWN_NAMES: readonly string[] = [
  'category',
  'minPrice',
  'maxPrice',
  'state',
  'condition',
  'method',
  'region',
  'near',
  'freeShipping',
  'safePay',
  'lowered',
  'period',
  'exact',
  'sort',
  'page',
]

/** The query part of a list's address in canonical order; defaults are left out. */
export function listParams(query: ListQuery): ListParams {
  const params: ListParams = {}
  if (query.categorySeq !== null) params.category = query.categorySeq
  if (query.minPrice !== null) params.minPrice = query.minPrice
  if (query.maxPrice !== null) params.maxPrice = query.maxPrice
  if (query.states.length > 0) params.state = namesOf(STATE_NAMES, query.states)
  if (query.conditions.length > 0) params.condition = namesOf(CONDITION_NAMES, query.conditions)
  if (query.methods.length > 0) params.method = namesOf(METHOD_NAMES, query.methods)
  if (query.region !== null) params.region = query.region
  if (query.near !== null) params.near = query.near
  if (query.freeShipping) params.freeShipping = true
  if (query.safePay) params.safePay = true
  if (query.lowered) params.lowered = true
  if (query.periodDays !== null) params.period = query.periodDays
  if (query.exact) params.exact = true
  const [sort] = namesOf(SORT_NAMES, [query.sort])
  if (sort !== 'recommended') params.sort = sort
  if (query.page > 1) params.page = query.page
  return params
}

/**
 * Reads a list's address. What does not parse is dropped, a reversed price range is swapped, and `clean` is the
 * one address of that state; names that are not ours (utm_…) stay in it, behind ours.
 *
 * @returns `isClean` is false when the visitor should be redirected to `clean`
 */
export function parseListQuery(
  search: URLSearchParams,
  kind: ListKind = 'all',
): { query: ListQuery; clean: URLSearchParams; isClean: boolean } {
  const last = (name: string) => search.getAll(name).at(-1) ?? ''
  const [minPrice, maxPrice] = priceRange(last('minPrice'), last('maxPrice'))
  const query: ListQuery = {
    page: wholeNumber(last('page'), MAX_PAGE) ?? 1,
    sort: valuesOf(SORT_NAMES, [last('sort')])[0] ?? 'RECOMMENDED',
    categorySeq:
      kind === 'category' ? null : wholeNumber(last('category'), Number.MAX_SAFE_INTEGER),
    minPrice,
    maxPrice,
    states: valuesOf(STATE_NAMES, search.getAll('state')),
    conditions: valuesOf(CONDITION_NAMES, search.getAll('condition')),
    methods: valuesOf(METHOD_NAMES, search.getAll('method')),
    region: regionOf(last('region')),
    near: last('near') === NOT_NEAR ? NOT_NEAR : regionOf(last('near')),
    freeShipping: last('freeShipping') === '1',
    safePay: last('safePay') === '1',
    lowered: last('lowered') === '1',
    periodDays: PERIOD_DAYS.find((days) => String(days) === last('period')) ?? null,
    exact: kind === 'search' && last('exact') === '1',
  }
  const entries = [...search]
  const own = listEntries(query)
  return {
    query,
    clean: new URLSearchParams([...own, ...entries.filter(([name]) => !isOwn(name))]),
    isClean: sameEntries(
      own,
      entries.filter(([name]) => isOwn(name)),
    ),
  }
}

/** The input for the search host. */
export function toProductQuery(query: ListQuery): ProductQuery {
  return {
    page: query.page,
    sort: query.sort,
    ...(query.categorySeq !== null && { categorySeq: query.categorySeq }),
    ...(query.minPrice !== null && { minPrice: query.minPrice }),
    ...(query.maxPrice !== null && { maxPrice: query.maxPrice }),
    ...(query.states.length > 0 && { tradeStates: [...query.states] }),
    ...(query.conditions.length > 0 && { conditions: [...query.conditions] }),
    ...(query.methods.length > 0 && { tradeMethods: [...query.methods] }),
    ...(isKnown(query.region) && { regionCode: query.region }),
    ...(isKnown(query.near) && { nearRegionCode: query.near }),
    ...(query.freeShipping && { shippingIncluded: true }),
    ...(query.safePay && { safePay: true }),
    ...(query.lowered && { lowered: true }),
    ...(query.periodDays !== null && { periodDays: query.periodDays }),
    ...(query.exact && { exact: true }),
  }
}

/** The query after a change; the list is another one, so it begins at its first page. */
export function changed(query: ListQuery, change: Partial<ListQuery>): ListQuery {
  return { ...query, page: 1, ...change }
}

/** The query without filters; it retains the order and exactness. */
export function withoutFilters(query: ListQuery): ListQuery {
  return { ...NO_FILTERS, sort: query.sort, near: query.near, exact: query.exact }
}

/** The list of chosen values with a value added or removed. */
export function toggled<T>(values: readonly T[], value: T): readonly T[] {
  return values.includes(value) ? values.filter((each) => each !== value) : [...values, value]
}

function isOwn(name: string): boolean {
  return OWN_NAMES.includes(name)
}

function listEntries(query: ListQuery): [string, string][] {
  return Object.entries(listParams(query)).flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value === true ? 1 : value]).map((each): [string, string] => [
      name,
      String(each),
    ]),
  )
}

function sameEntries(left: [string, string][], right: [string, string][]): boolean {
  return JSON.stringify(left) === JSON.stringify(right)
}

/** Values by name, each once, in the order of the table. */
function valuesOf<Name extends string, Value>(
  table: Record<Name, Value>,
  names: readonly string[],
): Value[] {
  return (Object.entries(table) as [Name, Value][])
    .filter(([name]) => names.includes(name))
    .map(([, value]) => value)
}

function namesOf<Name extends string, Value>(
  table: Record<Name, Value>,
  values: readonly Value[],
): Name[] {
  return (Object.entries(table) as [Name, Value][])
    .filter(([, value]) => values.includes(value))
    .map(([name]) => name)
}

function isKnown(region: string | null): region is string {
  return region !== null && region !== MINE && region !== NOT_NEAR
}

function regionOf(text: string): string | null {
  return text === MINE || /^\d{2,10}$/.test(text) ? text : null
}

function wholeNumber(text: string, max: number): number | null {
  if (!/^[1-9]\d{0,15}$/.test(text)) return null
  const number = Number(text)
  return number <= max ? number : null
}

/** '10,000', '10000원' and full-width digits are prices; bounds that exclude nothing are ignored. */
function priceRange(minText: string, maxText: string): [number | null, number | null] {
  let min = price(minText)
  let max = price(maxText)
  if (min !== null && max !== null && min > max) [min, max] = [max, min]
  return [
    min === null || min === 0 ? null : Math.min(min, MAX_PRICE),
    max === null || max >= MAX_PRICE ? null : max,
  ]
}

function price(text: string): number | null {
  const digits = text.normalize('NFKC').replace(/[,\s]/g, '').replace(/원$/, '')
  return /^\d{1,15}$/.test(digits) ? Number(digits) : null
}
