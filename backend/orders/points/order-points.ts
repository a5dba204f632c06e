import type { Transaction } from 'kysely'
import { earnedPoints } from '#contracts/point-rules.ts'
import type { DB } from '../../db/schema.ts'
import { earnPoints } from '../../points/earn-points.ts'
import { pointTermsAt } from '../../points/point-terms.ts'
import type { OrderRow } from '../lock-order.ts'

/** The rules of points that an order was made under. */
export const orderPointTerms = (trx: Transaction<DB>, { created_at }: OrderRow) =>
  pointTermsAt(trx, created_at)

/** The buyer who confirms earns a rate of what was paid in cash and stays paid. */
export async function earnByOrder(
  trx: Transaction<DB>,
  order: OrderRow,
  { givenBack, at }: { givenBack: number; at: Date },
): Promise<void> {
  const { order_seq: orderSeq, buyer_user_seq: userSeq, price, points, buyer_fee } = order
  const terms = await orderPointTerms(trx, order)
  await earnPoints(trx, {
    userSeq,
    kind: 'CONFIRM',
    changeKey: `CONFIRM:${orderSeq}`,
    points: earnedPoints({ price, givenBack, points, buyerFee: buyer_fee }, terms),
    days: terms.days,
    orderSeq,
    at,
  })
}
