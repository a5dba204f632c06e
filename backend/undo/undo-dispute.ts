import type { Transaction } from 'kysely'
import type { DB } from '../db/schema.ts'
import { addDisputeEvent, lockDispute } from '../member-disputes/move-dispute.ts'
import { isRefusal } from '../operation/refusal.ts'
import { orderTime } from '../orders/order-time.ts'
import { correctNotices } from './correct-notices.ts'
import type { StoredUndo, UndoOutcome } from './stored-undo.ts'

/**
 * A decision on a dispute between members: the operators look at it again, and its history keeps both. Nothing is taken
 * back once one of the two has answered.
 */
export async function undoDispute(
  trx: Transaction<DB>,
  { operator_user_seq, subject_seq: disputeSeq, before }: StoredUndo,
  now: Date,
): Promise<UndoOutcome> {
  const dispute = await lockDispute(trx, disputeSeq)
  if (isRefusal(dispute) || dispute.version !== before.dispute?.version) return null
  const { terms } = before.dispute
  const state = 'REVIEW'
  const place = dispute.version + 1
  const at = await orderTime(trx, now)
  await trx
    .updateTable('member_dispute')
    .set({
      state,
      version: place,
      updated_at: at,
      due_at: null,
      decided_at: null,
      terms_want: terms.want,
      terms_amount: terms.amount,
      terms_by: terms.by,
    })
    .where('dispute_seq', '=', disputeSeq)
    .execute()
  await addDisputeEvent(trx, {
    disputeSeq,
    place,
    action: 'TAKE_BACK',
    by: 'OPERATOR',
    userSeq: operator_user_seq,
    state,
    note: '',
    at,
  })
  const userSeqs = await correctNotices(trx, before.events, {
    now,
    correctionOf: (event) => {
      if (event.kind !== 'DISPUTE_STEP') throw new Error(`a dispute is not told by ${event.kind}`)
      return { ...event, action: 'TAKE_BACK', state }
    },
  })
  return { userSeqs }
}
