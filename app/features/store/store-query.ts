import { normalizeKeyword } from '#app/features/search/keyword.ts'
import { paths } from '#app/paths.ts'
import type { TradeState } from '#contracts/product.ts'
import type { ProductSort } from '#contracts/search.ts'
import { MAX_PAGE } from '#contracts/search-limits.ts'

/** The tabs of a store: its goods by trade state, and the reviews it received. */
export const STORE_TABS = ['onsale', 'reserved', 'sold', 'reviews'] as const
export type StoreTab = (typeof STORE_TABS)[number]

export const TAB_LABELS: Record<StoreTab, string> = {
  onsale: '판매중',
  reserved: '예약중',
  sold: '판매완료',
  reviews: '후기',
}

export const TAB_STATES: Record<Exclude<StoreTab, 'reviews'>, TradeState> = {
  onsale: 'ON_SALE',
  reserved: 'RESERVED',
  sold: 'SOLD',
}

const SORTS = {
  latest: 'LATEST',
  recommended: 'RECOMMENDED',
  low: 'PRICE_ASC',
  high: 'PRICE_DESC',
} as const satisfies Record<string, ProductSort>

/** The sorts of a store's shelf in their order; the first is the default. */
export const STORE_SORTS = Object.values(SORTS)

/** The state of the page of a store, as its address gives it. */
export interface StoreQuery {
  tab: StoreTab
  /** Empty when nothing is searched. */
  keyword: string
  /** A category of its goods; null for all. */
  categorySeq: number | null
  sort: (typeof STORE_SORTS)[number]
  page: number
}

/** The address of a store's page in one state. */
export function storeHref(storeSeq: number, query: StoreQuery): string {
  const { tab, keyword, categorySeq, sort, page } = query
  return paths.store(storeSeq, {
    tab: tab === 'onsale' ? undefined : tab,
    keyword,
    category: categorySeq,
    sort: Object.entries(SORTS).find(([name, value]) => value === sort && name !== 'latest')?.[0],
    page: page > 1 ? page : undefined,
  })
}

/**
 * Reads the address of a store's page. Invalid values are dropped; reviews are neither searched nor sorted.
 *
 * @returns `isClean` is false when the state has another address, `clean`, where the visitor should be redirected;
 *   names that are not ours (utm_…) stay in it, behind ours
 */
export function parseStoreQuery(
  storeSeq: number,
  search: URLSearchParams,
): { query: StoreQuery; clean: string; isClean: boolean } {
  const last = (name: string) => search.getAll(name).at(-1) ?? ''
  const tab = STORE_TABS.find((each) => each === last('tab')) ?? 'onsale'
  const goods = tab !== 'reviews'
  const query: StoreQuery = {
    tab,
    keyword: goods ? normalizeKeyword(last('keyword')) : '',
    categorySeq: goods ? categoryOf(last('category')) : null,
    sort: (goods && sortOf(last('sort'))) || 'LATEST',
    page: pageOf(last('page')),
  }
  const href = storeHref(storeSeq, query)
  const own = new URLSearchParams(href.split('?')[1])
  const foreign = new URLSearchParams([...search].filter(([name]) => !OWN_NAMES.includes(name)))
  const both = [own, foreign].map(String).filter(Boolean).join('&')
  return {
    query,
    clean: both ? `${paths.store(storeSeq)}?${both}` : href,
    isClean: OWN_NAMES.every(
      (name) => JSON.stringify(search.getAll(name)) === JSON.stringify(own.getAll(name)),
    ),
  }
}

const OWN_NAMES: readonly string[] = ['tab', 'keyword', 'category', 'sort', 'page']

function sortOf(name: string): StoreQuery['sort'] | undefined {
  return Object.entries(SORTS).find(([known]) => known === name)?.[1]
}

const categoryOf = (text: string) => (/^[1-9]\d{0,8}$/.test(text) ? Number(text) : null)

function pageOf(text: string): number {
  const page = /^[1-9]\d{0,3}$/.test(text) ? Number(text) : 1
  return page <= MAX_PAGE ? page : 1
}
