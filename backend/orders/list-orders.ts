import { type Kysely, sql } from 'kysely'
import { DAY_MS } from '#contracts/durations.ts'
import { kstMidnight } from '#contracts/kst.ts'
import type { OrderRowView } from '#contracts/order.ts'
import {
  ORDER_PAGE_SIZE,
  ORDER_TABS,
  ORDERS_COUNTED,
  type OrderTab,
} from '#contracts/order-constants.ts'
import type { OrderState } from '#contracts/order-states.ts'
import { turnStates } from '#contracts/order-turn.ts'
import type { DB } from '../db/schema.ts'
import type { HostContext, Viewer } from '../operation/context.ts'
import type { OrderRow } from './lock-order.ts'
import { viewRows } from './view-order.ts'

interface OrderSearch {
  role: 'BUYER' | 'SELLER'
  tab: OrderTab
  keyword?: string | undefined
  /** Days in Korea, 'YYYY-MM-DD'. */
  from?: string | undefined
  to?: string | undefined
  before?: number | undefined
}

interface OrderPage {
  items: OrderRowView[]
  toDo: OrderRowView[]
  next: number | null
  counts: Record<OrderTab, number>
}

/** The caller's purchases or sales, the newest first. */
export async function listOrders(
  { kysely }: Pick<HostContext, 'kysely'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  search: OrderSearch,
): Promise<OrderPage> {
  const column = search.role === 'BUYER' ? 'buyer_user_seq' : 'seller_user_seq'
  let query = kysely
    .selectFrom('orders')
    .selectAll()
    .where(column, '=', userSeq)
    .orderBy('order_seq', 'desc')
    .limit(ORDER_PAGE_SIZE + 1)
  if (search.tab !== 'ALL')
    query = query.where('state', 'in', ORDER_TABS[search.tab].states as readonly OrderState[])
  if (search.before) query = query.where('order_seq', '<', search.before)
  if (search.from) query = query.where('created_at', '>=', kstMidnight(search.from))
  if (search.to)
    query = query.where('created_at', '<', new Date(kstMidnight(search.to).getTime() + DAY_MS))
  const keyword = search.keyword?.trim()
  if (keyword) {
    const pattern = `%${keyword.replaceAll(/[\\%_]/g, '\\$&')}%`
    const other = search.role === 'BUYER' ? 'seller_store_seq' : 'buyer_store_seq'
    query = query.where(
      sql<boolean>`(snapshot->>'title' ilike ${pattern} or exists (
        select from store where store.store_seq = orders.${sql.ref(other)} and store.name ilike ${pattern}))`,
    )
  }
  const rows = await query.execute()
  const page = rows.slice(0, ORDER_PAGE_SIZE)
  return {
    items: await viewRows(kysely, page, search.role),
    toDo: await viewRows(kysely, await ordersToDo(kysely, userSeq, search), search.role),
    next: rows.length > page.length ? (page.at(-1)?.order_seq ?? null) : null,
    counts: await countTabs(kysely, column, userSeq),
  }
}

/** Orders that wait for the caller; none where the caller looks for something else. */
async function ordersToDo(
  kysely: Kysely<DB>,
  userSeq: number,
  { role, tab, keyword, from, to, before }: OrderSearch,
): Promise<OrderRow[]> {
  if (tab !== 'ALL' || keyword || from || to || before) return []
  return kysely
    .selectFrom('orders')
    .selectAll()
    .where(role === 'BUYER' ? 'buyer_user_seq' : 'seller_user_seq', '=', userSeq)
    .where('state', 'in', turnStates(role))
    .where((where) =>
      where.or([where('state', '<>', 'PARTIAL_REFUND_OFFERED'), where('partial_by', '<>', role)]),
    )
    .orderBy(sql`due_at nulls last`)
    .orderBy('order_seq')
    .limit(ORDER_PAGE_SIZE)
    .execute()
}

/**
 * Counts by tab from the index of a member's states, no further than the tabs count: who has sold for years opens the
 * page as fast as anybody.
 */
async function countTabs(
  kysely: Kysely<DB>,
  column: 'buyer_user_seq' | 'seller_user_seq',
  userSeq: number,
): Promise<Record<OrderTab, number>> {
  const parts = (Object.keys(ORDER_TABS) as OrderTab[]).filter((tab) => tab !== 'ALL')
  const counted = (states: readonly OrderState[]) =>
    kysely
      .selectFrom((select) =>
        select
          .selectFrom('orders')
          .select('state')
          .where(column, '=', userSeq)
          .where('state', 'in', states)
          .limit(ORDERS_COUNTED + 1)
          .as('counted'),
      )
      .select(sql<number>`count(*)::int`.as('orders'))
  const counts = await kysely
    .selectNoFrom(
      parts.map((tab) => counted(ORDER_TABS[tab].states).$asScalar().$notNull().as(tab)),
    )
    .executeTakeFirstOrThrow()
  return { ...counts, ALL: parts.reduce((sum, tab) => sum + counts[tab], 0) }
}
