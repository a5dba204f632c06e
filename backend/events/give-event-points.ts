import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.ts'
import { orderTime } from '../orders/order-time.ts'
import { earnPoints } from '../points/earn-points.ts'
import { pointTermsAt } from '../points/point-terms.ts'

/** Gives a member the prize of an event, once; points go by the clock of orders. @returns whether it was given now */
export async function giveEventPoints(
  trx: Transaction<DB>,
  {
    eventSeq,
    userSeq,
    points,
    now,
  }: { eventSeq: number; userSeq: number; points: number; now: Date },
): Promise<boolean> {
  const at = await orderTime(trx, now)
  const { days } = await pointTermsAt(trx, at)
  const changeKey = `EVENT:${eventSeq}`
  return earnPoints(trx, { userSeq, kind: 'EVENT', changeKey, points, days, orderSeq: null, at })
}
