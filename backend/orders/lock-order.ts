import type { Selectable, Transaction } from 'kysely'
import { aheadOfWall } from '../db/order-clock.ts'
import type { DB, OrdersTable } from '../db/schema.ts'
import { rememberTerms } from './order-terms.ts'
import { rememberAhead } from './order-time.ts'

export type OrderRow = Selectable<OrdersTable>

/**
 * Locks an order until the transaction ends, and its product before it: whatever changes both takes them in this order,
 * then the rooms of the chat. The same statements read the clock of orders and the order's terms.
 * @param memberSeq the user who has to be its buyer or seller; orders of others are not locked
 */
export async function lockOrder(
  trx: Transaction<DB>,
  orderSeq: number,
  memberSeq?: number,
): Promise<OrderRow | null> {
  const locked = await trx
    .selectFrom('product')
    .select(['product_seq', aheadOfWall.as('minutes_ahead')])
    .where('product_seq', '=', (order) => {
      const product = order
        .selectFrom('orders')
        .select('orders.product_seq')
        .where('order_seq', '=', orderSeq)
      return memberSeq === undefined
        ? product
        : product.where((member) =>
            member.or([
              member('buyer_user_seq', '=', memberSeq),
              member('seller_user_seq', '=', memberSeq),
            ]),
          )
    })
    .forNoKeyUpdate()
    .executeTakeFirst()
  if (!locked) return null
  rememberAhead(trx, locked.minutes_ahead)
  const { frozen_terms: terms, ...order } = await trx
    .selectFrom('orders')
    .selectAll()
    .select((select) =>
      select
        .selectFrom('order_terms')
        .select('order_terms.terms')
        .whereRef('order_terms.terms_seq', '=', 'orders.terms_seq')
        .$asScalar()
        .as('frozen_terms'),
    )
    .where('order_seq', '=', orderSeq)
    .forNoKeyUpdate()
    .executeTakeFirstOrThrow()
  if (terms) rememberTerms(trx, order.terms_seq, terms)
  return order
}
