import { type Expression, type Kysely, type Selectable, sql, type Transaction } from 'kysely'
import type { OrderTerms } from '#contracts/order-states.ts'
import { aheadOfWall } from '../db/order-clock.ts'
import { preparedQuery } from '../db/prepared-query.ts'
import type { DB, OrdersTable } from '../db/schema.ts'
import { type FollowedProduct, rememberProduct } from './followed-product.ts'
import { ORDER_COLUMNS } from './order-columns.ts'
import { rememberAhead } from './order-time.ts'
import { frozenTerms, rememberTerms } from './terms/order-terms.ts'

export type OrderRow = Selectable<OrdersTable>

/** Who has to be buyer or seller of the order; null for anybody. */
interface Asking {
  memberSeq: number | null
}

/**
 * Locks an order until the transaction ends, and its product before it: whatever changes both takes them in this order,
 * then the rooms of the chat. The same statement reads the product's state, the clock of orders and the order's terms.
 * @param memberSeq the user who has to be its buyer or seller; orders of others are not locked
 */
export async function lockOrder(
  trx: Transaction<DB>,
  orderSeq: number,
  memberSeq: number | null = null,
): Promise<OrderRow | null> {
  const [locked] = await lockBySeq(trx, { orderSeq, memberSeq })
  return locked ? remember(trx, locked) : null
}

/** The same, of the order that an attempt to pay is for. */
export async function lockOrderOfAttempt(
  trx: Transaction<DB>,
  attemptId: string,
  memberSeq: number | null = null,
): Promise<OrderRow | null> {
  const [locked] = await lockByAttempt(trx, { attemptId, memberSeq })
  return locked ? remember(trx, locked) : null
}

const lockBySeq = preparedQuery((db, { orderSeq, memberSeq }: Asking & { orderSeq: number }) =>
  lockOf(db, sql<number>`${orderSeq}::bigint`, memberSeq),
)

const lockByAttempt = preparedQuery(
  (db, { attemptId, memberSeq }: Asking & { attemptId: string }) =>
    lockOf(
      db,
      sql<number>`(select payment.order_seq from payment where attempt_id = ${attemptId})`,
      memberSeq,
    ),
)

/**
 * The outer query locks the order of a row that the inner one has given, and the inner one gives a row only when it has
 * locked the product: no plan can take the two the other way round. Of both it gives what another transaction has
 * written while it waited; whatever else has to be current is for the next statement to read.
 */
function lockOf(db: Kysely<DB>, orderSeq: Expression<number>, memberSeq: number | null) {
  const product = db
    .selectFrom('product')
    .select(['product.product_seq', 'trade_state', 'live_order_seq', 'queue_count'])
    .where('product.product_seq', '=', (order) =>
      order
        .selectFrom('orders')
        .select('orders.product_seq')
        .where('orders.order_seq', '=', orderSeq)
        .where(
          sql<boolean>`(${memberSeq}::bigint is null or ${memberSeq} in (buyer_user_seq, seller_user_seq))`,
        ),
    )
    .forNoKeyUpdate()
  return db
    .selectFrom(product.as('product'))
    .innerJoin('orders', 'orders.product_seq', 'product.product_seq')
    .select(ORDER_COLUMNS)
    .select(['product.trade_state', 'product.live_order_seq', 'product.queue_count'])
    .select([frozenTerms.as('frozen_terms'), aheadOfWall.as('minutes_ahead')])
    .where('orders.order_seq', '=', orderSeq)
    .forNoKeyUpdate('orders')
}

type Locked = OrderRow &
  Omit<FollowedProduct, 'product_seq'> & { frozen_terms: OrderTerms; minutes_ahead: number }

function remember(
  trx: Transaction<DB>,
  { trade_state, live_order_seq, queue_count, frozen_terms, minutes_ahead, ...order }: Locked,
): OrderRow {
  const { product_seq, terms_seq } = order
  rememberProduct(trx, { product_seq, trade_state, live_order_seq, queue_count })
  rememberTerms(trx, terms_seq, frozen_terms)
  rememberAhead(trx, minutes_ahead)
  return order
}
