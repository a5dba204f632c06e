import { type ExpressionBuilder, type Kysely, type Selectable, sql } from 'kysely'
import type { OrderCard } from '#contracts/chat.ts'
import type { OrderTimer } from '#contracts/order-states.ts'
import { aheadOfWall } from '../../db/order-clock.ts'
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
    .select(withMoment)
    .where('order_seq', 'in', orderSeqs)
    .execute()
  return new Map(rows.map((row) => [row.order_seq, toOrderCard(row)]))
}

/** The newest order between a room's members; null where there is none. */
export async function findRoomOrder(db: Kysely<DB>, roomId: number): Promise<OrderCard | null> {
  const row = await db
    .selectFrom('orders')
    .select(CARD_COLUMNS)
    .select(withMoment)
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

/** The reminder that was the last to happen, and by which clock the order goes. */
const withMoment = ({ ref }: ExpressionBuilder<DB, 'orders'>) => [
  sql<OrderTimer | null>`(
    select case when trigger = 'REMIND' then detail->>'timer' end from order_event
    where order_event.order_seq = ${ref('orders.order_seq')} order by place desc limit 1
  )`.as('reminder'),
  aheadOfWall.as('minutes_ahead'),
]

interface CardRow extends Pick<Selectable<OrdersTable>, (typeof CARD_COLUMNS)[number]> {
  reminder: OrderTimer | null
  minutes_ahead: number
}

function toOrderCard(row: CardRow): OrderCard {
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
    reminder: row.reminder,
    minutesAhead: row.minutes_ahead,
  }
}
