import type { Transaction } from 'kysely'
import type { Membership } from '../chat/rooms/find-membership.ts'
import type { DB } from '../db/schema.ts'
import { orderTime } from '../orders/order-time.ts'
import { earnPoints } from '../points/earn-points.ts'
import { pointTermsAt } from '../points/point-terms.ts'

/** A buyer who reviews a purchase by safe payment earns points for it, once for each order that had a fee. */
export async function earnByReview(
  trx: Transaction<DB>,
  { storeSeq, productSeq, role }: Membership,
  { body, at: writtenAt }: { body: string; at: Date },
): Promise<void> {
  if (role !== 'BUYER') return
  const order = await trx
    .selectFrom('orders')
    .select(['order_seq', 'buyer_user_seq'])
    .where('product_seq', '=', productSeq)
    .where('buyer_store_seq', '=', storeSeq)
    .where('confirmed_at', 'is not', null)
    .where('buyer_fee', '>', 0)
    .orderBy('order_seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!order) return
  const { order_seq: orderSeq, buyer_user_seq: userSeq } = order
  const at = await orderTime(trx, writtenAt)
  const { reviewPoints, reviewLetters, days } = await pointTermsAt(trx, at)
  if ([...body.trim()].length < reviewLetters) return
  await earnPoints(trx, {
    userSeq,
    kind: 'REVIEW',
    changeKey: `REVIEW:${orderSeq}`,
    points: reviewPoints,
    days,
    orderSeq,
    at,
  })
}
