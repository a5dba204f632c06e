import { paths } from '#app/paths.ts'
import type { OwnListing } from '#contracts/listing.ts'

/** The tabs of the list of own listings. */
export const OWN_TABS = {
  onsale: 'ON_SALE',
  reserved: 'RESERVED',
  sold: 'SOLD',
  hidden: 'HIDDEN',
} as const
export type OwnTab = keyof typeof OWN_TABS

export const OWN_TAB_LABELS: Record<OwnTab, string> = {
  onsale: '판매중',
  reserved: '예약중',
  sold: '판매완료',
  hidden: '숨김',
}

/** The state of the list, as its address gives it. */
export interface OwnProductsQuery {
  tab: OwnTab
  /** Words of the title. */
  keyword: string
  page: number
}

const LONGEST_KEYWORD = 60

export function ownProductsHref({ tab, keyword, page }: OwnProductsQuery): string {
  return paths.ownProducts({
    tab: tab === 'onsale' ? undefined : tab,
    q: keyword,
    page: page > 1 ? page : undefined,
  })
}

export function parseOwnProducts(search: URLSearchParams): OwnProductsQuery {
  const tab = search.get('tab') ?? ''
  const page = search.get('page') ?? ''
  return {
    tab: isTab(tab) ? tab : 'onsale',
    keyword: (search.get('q') ?? '').trim().slice(0, LONGEST_KEYWORD),
    page: /^[1-9]\d{0,3}$/.test(page) ? Number(page) : 1,
  }
}

const isTab = (tab: string): tab is OwnTab => Object.hasOwn(OWN_TABS, tab)

/** Which of the steps a listing allows. */
export const canBump = ({ tradeState, hiddenBy }: OwnListing) =>
  tradeState === 'ON_SALE' && hiddenBy === null
