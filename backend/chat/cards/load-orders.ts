import type { Kysely, Selectable } from 'kysely'
import type { OrderCard } from '#contracts/chat.ts'
import type { DB, OrdersTable } from '../../db/schema.ts'

/** Orders as both members of their rooms see them. */
export async function loadOrders(
  db: Kysely<DB>,
  orderSeqs: readonly number[],
): Promise<Map<number, OrderCard>> {
  if (orderSeqs.length === 0) return new Map()
  const rows = await db
    .selectFrom('orders')
    .select(CARD_COLUMNS)
    .where('order_seq', 'in', orderSeqs)
    .execute()
  return new Map(rows.map((row) => [row.order_seq, toOrderCard(row)]))
}

/** The newest order between a room's members; null where there is none. */
export async function findRoomOrder(db: Kysely<DB>, roomId: number): Promise<OrderCard | null> {
  const row = await db
    .selectFrom('orders')
    .select(CARD_COLUMNS)
    .where('room_id', '=', roomId)
    .orderBy('order_seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ? toOrderCard(row) : null
}

const CARD_COLUMNS = [
  'order_seq',
  'type',
  'state',
  'version',
  'price',
  'total',
  'due_at',
  'partial_by',
  'is_exception',
  'paid_at',
] as const

function toOrderCard(row: Pick<Selectable<OrdersTable>, (typeof CARD_COLUMNS)[number]>): OrderCard {
  return {
    type: 'ORDER',
    orderSeq: row.order_seq,
    orderType: row.type,
    state: row.state,
    version: row.version,
    price: row.price,
    total: row.total,
    dueAt: row.due_at?.toISOString() ?? null,
    partialBy: row.partial_by,
    isException: row.is_exception,
    isPaid: row.paid_at !== null,
  }
}
