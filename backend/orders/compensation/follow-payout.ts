import type { Transaction } from 'kysely'
import type { ClaimStep } from '#contracts/order-words.ts'
import type { DB } from '../../db/schema.ts'
import type { OrderRow } from '../lock-order.ts'
import type { PayoutRow } from '../payouts/payout-row.ts'
import { recordClaimStep } from './record-claim-step.ts'

const STEPS = {
  DONE: 'CLAIM_PAID',
  FAILED: 'CLAIM_HELD',
} as const satisfies Record<string, ClaimStep>

/** What came of sending a compensation, within the transaction that writes it down for the payout and the ledger. */
export async function followCompensation(
  trx: Transaction<DB>,
  order: OrderRow,
  {
    payout_seq,
    key_no,
    outcome,
    at,
  }: Pick<PayoutRow, 'payout_seq' | 'key_no'> & { outcome: keyof typeof STEPS; at: Date },
): Promise<void> {
  if (outcome === 'DONE')
    await trx
      .updateTable('order_claim')
      .set({ state: 'PAID', paid_at: at })
      .where('order_seq', '=', order.order_seq)
      .execute()
  await recordClaimStep(trx, order, {
    name: STEPS[outcome],
    by: 'COMPANY',
    actorUserSeq: null,
    eventKey: `${STEPS[outcome]}:${payout_seq}:${key_no}`,
    at,
  })
}
