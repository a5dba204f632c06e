import type { Kysely } from 'kysely'
import type { OrderRowView } from '#contracts/order.ts'
import type { DB } from '../../db/schema.ts'
import type { HostContext } from '../../operation/context.ts'
import { pagesOfDesk } from '../../operation/count-for-desk.ts'
import { orderTime } from '../order-time.ts'
import { viewRows } from '../view-order.ts'
import { contactByOf, decideByOf } from './case-contact.ts'
import { findTroubled, type TroubledOrder } from './troubles.ts'

const PAGE_SIZE = 20

interface CaseRow extends OrderRowView {
  seller: { storeSeq: number; name: string }
  isFrozen: boolean
  troubles: TroubledOrder['troubles']
  decideBy: string | null
  contactBy: string | null
}

/** Orders that wait for an operator, the longest first; `other` is the buyer. */
export async function listCases(
  { kysely, now }: Pick<HostContext, 'kysely' | 'now'>,
  { page }: { page: number },
): Promise<{ items: CaseRow[]; total: number; pageCount: number }> {
  const at = await orderTime(kysely, now())
  const { items: found, total } = await findTroubled(kysely, {
    at,
    limit: PAGE_SIZE,
    offset: (page - 1) * PAGE_SIZE,
  })
  const pageCount = pagesOfDesk(total, { page, pageSize: PAGE_SIZE, shown: found.length })
  if (found.length === 0) return { items: [], total, pageCount }
  const unsorted = await kysely
    .selectFrom('orders')
    .selectAll()
    .where(
      'order_seq',
      'in',
      found.map(({ orderSeq }) => orderSeq),
    )
    .execute()
  const known = new Map(unsorted.map((row) => [row.order_seq, row]))
  const rows = found.flatMap(({ orderSeq }) => known.get(orderSeq) ?? [])
  const buyers = await viewRows(kysely, rows, 'SELLER')
  const sellers = await viewRows(kysely, rows, 'BUYER')
  const contacts = await lastContacts(
    kysely,
    rows.map(({ order_seq }) => order_seq),
  )
  const items = buyers.map((row, index) => {
    const troubles = found.find(({ orderSeq }) => orderSeq === row.orderSeq)?.troubles ?? []
    const since = troubles.find(({ why }) => why === 'DISPUTED' || why === 'CLAIMED')?.since
    const began = since === undefined ? null : new Date(since)
    const contactedAt = contacts.get(row.orderSeq)
    const isContacted = began !== null && contactedAt !== undefined && contactedAt >= began
    return {
      ...row,
      seller: (sellers[index] ?? row).other,
      isFrozen: rows[index]?.is_frozen ?? false,
      troubles,
      decideBy: began && decideByOf(began).toISOString(),
      contactBy: began && !isContacted ? contactByOf(began).toISOString() : null,
    }
  })
  return { items, total, pageCount }
}

/** When an operator last spoke to the members of each order. */
async function lastContacts(
  db: Kysely<DB>,
  orderSeqs: readonly number[],
): Promise<ReadonlyMap<number, Date>> {
  const rows = await db
    .selectFrom('order_statement')
    .select((query) => ['order_seq', query.fn.max('at').as('at')])
    .where('order_seq', 'in', orderSeqs)
    .where('role', '=', 'OPERATOR')
    .groupBy('order_seq')
    .execute()
  return new Map(rows.map(({ order_seq, at }) => [order_seq, at]))
}
