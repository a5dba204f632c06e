import { paths } from '#app/paths.ts'
import { ORDER_TABS, type OrderTab } from '#contracts/order-constants.ts'

type Role = 'BUYER' | 'SELLER'

/** The state of a list of orders, as its address gives it. */
export interface OrderListQuery {
  tab: OrderTab
  keyword: string
  /** Days in Korea, 'YYYY-MM-DD'; '' without. */
  from: string
  to: string
  /** The page after this order; 0 is the first. */
  before: number
}

const LONGEST_KEYWORD = 100

export function parseOrderList(search: URLSearchParams): OrderListQuery {
  const tab = (search.get('tab') ?? '').toUpperCase().replaceAll('-', '_')
  const before = search.get('before') ?? ''
  const [from, to] = [dayOf(search.get('from')), dayOf(search.get('to'))]
  const isTurned = from !== '' && to !== '' && from > to
  return {
    tab: isTab(tab) ? tab : 'ALL',
    keyword: (search.get('q') ?? '').trim().slice(0, LONGEST_KEYWORD),
    from: isTurned ? to : from,
    to: isTurned ? from : to,
    before: /^[1-9]\d{0,14}$/.test(before) ? Number(before) : 0,
  }
}

export const orderListHref = (role: Role, query: OrderListQuery): string =>
  listOf(role)(asAddress(query))

/** The file with what a page shows, from the newest on. */
export const ordersCsvHref = (role: Role, query: OrderListQuery): string =>
  paths.ordersCsv(role === 'BUYER' ? 'purchases' : 'sales', asAddress({ ...query, before: 0 }))

const asAddress = ({ tab, keyword, from, to, before }: OrderListQuery) => ({
  tab: tab === 'ALL' ? undefined : tabName(tab),
  q: keyword || undefined,
  from: from || undefined,
  to: to || undefined,
  before: before || undefined,
})

export const listOf = (role: Role) => (role === 'BUYER' ? paths.purchases : paths.sales)

/** As the address has it. */
export const tabName = (tab: OrderTab) => tab.toLowerCase().replaceAll('_', '-')

/** What the host is asked for. */
export function orderSearchOf(role: Role, { tab, keyword, from, to, before }: OrderListQuery) {
  return {
    role,
    tab,
    ...(keyword && { keyword }),
    ...(from && { from }),
    ...(to && { to }),
    ...(before && { before }),
  }
}

const isTab = (tab: string): tab is OrderTab => Object.hasOwn(ORDER_TABS, tab)

/** A day that exists; '' for everything else. */
function dayOf(text: string | null): string {
  if (!text || !/^20\d{2}-\d{2}-\d{2}$/.test(text)) return ''
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text) ? text : ''
}
