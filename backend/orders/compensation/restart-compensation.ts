import type { Transaction } from 'kysely'
import type { OrderActor } from '#contracts/order-states.ts'
import type { DB } from '../../db/schema.ts'
import type { OrderRow } from '../lock-order.ts'
import { beginPayout } from '../payouts/begin-payout.ts'
import { recordClaimStep } from './record-claim-step.ts'

interface Restart {
  by: OrderActor
  actorUserSeq: number | null
  eventKey: string
  at: Date
}

/**
 * Sends a compensation that could not be sent on its way again, under another key. The caller has locked the order.
 * @returns `REPEATED` where the same key began it before, and null where nothing has failed
 */
export async function restartCompensation(
  trx: Transaction<DB>,
  order: OrderRow,
  { by, actorUserSeq, eventKey, at }: Restart,
): Promise<'RESTARTED' | 'REPEATED' | null> {
  const { order_seq: orderSeq, buyer_user_seq: userSeq } = order
  const repeated = await trx
    .selectFrom('order_event')
    .select('event_seq')
    .where('order_seq', '=', orderSeq)
    .where('event_key', '=', eventKey)
    .executeTakeFirst()
  if (repeated) return 'REPEATED'
  const failed = await trx
    .selectFrom('payout')
    .select('amount')
    .where('order_seq', '=', orderSeq)
    .where('kind', '=', 'COMPENSATION')
    .where('state', '=', 'FAILED')
    .executeTakeFirst()
  if (!failed) return null
  await beginPayout(trx, { orderSeq, userSeq, kind: 'COMPENSATION', amount: failed.amount, at })
  await recordClaimStep(trx, order, { name: 'CLAIM_RETRY', by, actorUserSeq, eventKey, at })
  return 'RESTARTED'
}
