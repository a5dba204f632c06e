import type { Transaction } from 'kysely'
import type { OrderState } from '#contracts/order-states.ts'
import type { DB } from '../db/schema.ts'

/** When an order entered a state for the first time; its event is written. */
export async function firstEntry(
  trx: Transaction<DB>,
  orderSeq: number,
  state: OrderState,
): Promise<Date> {
  const { at } = await trx
    .selectFrom('order_event')
    .select('at')
    .where('order_seq', '=', orderSeq)
    .where('to_state', '=', state)
    .orderBy('place')
    .limit(1)
    .executeTakeFirstOrThrow()
  return at
}
