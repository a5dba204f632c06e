import type { Transaction } from 'kysely'
import type { DB, PayoutKind } from '../../db/schema.ts'

interface NewPayout {
  orderSeq: number
  userSeq: number
  kind: PayoutKind
  amount: number
  at: Date
}

/** Money of an order that goes to a member's account: one payout of a kind; after a failure the same one begins again. */
export async function beginPayout(
  trx: Transaction<DB>,
  { orderSeq, userSeq, kind, amount, at }: NewPayout,
): Promise<void> {
  await trx
    .insertInto('payout')
    .values({
      order_seq: orderSeq,
      user_seq: userSeq,
      kind,
      amount,
      state: 'WAITING',
      next_at: at,
      account: null,
      decided_at: null,
      company_id: null,
      account_label: null,
      failure: null,
      created_at: at,
      done_at: null,
    })
    .onConflict((conflict) =>
      conflict.columns(['order_seq', 'kind']).doUpdateSet((eb) => ({
        state: 'WAITING',
        attempts: 0,
        // A key that was refused would be refused again.
        key_no: eb('payout.key_no', '+', 1),
        next_at: at,
        account: null,
        decided_at: null,
        account_label: null,
        failure: null,
      })),
    )
    .execute()
}
