import { memberDisputeStateRow } from '#contracts/member-dispute-states.ts'
import { retryingTransaction } from '../db/retrying-transaction.ts'
import type { HostContext, HostLog } from '../operation/context.ts'
import { isRefusal } from '../operation/refusal.ts'
import { orderTime } from '../orders/order-time.ts'
import { lockDispute, moveDispute } from './move-dispute.ts'

/** Disputes of one run; the next one, soon after, takes the rest. */
const AT_ONCE = 200

/**
 * Does what follows when a side has not answered in time. Each in a transaction of its own that takes the lock first, so that
 * one of several instances does it.
 * @returns how many were due
 */
export async function lapseDisputes({
  kysely,
  now,
  log,
}: Pick<HostContext, 'kysely' | 'now'> & { log: HostLog }): Promise<number> {
  const due = await kysely
    .selectFrom('member_dispute')
    .select('dispute_seq')
    .where('due_at', '<=', await orderTime(kysely, now()))
    .orderBy('due_at')
    .limit(AT_ONCE)
    .execute()
  for (const { dispute_seq: disputeSeq } of due) {
    try {
      await lapseDispute({ kysely, now }, disputeSeq)
    } catch (error) {
      log.error({ error, disputeSeq }, 'the time of a dispute could not be ended')
    }
  }
  return due.length
}

async function lapseDispute(
  { kysely, now }: Pick<HostContext, 'kysely' | 'now'>,
  disputeSeq: number,
): Promise<void> {
  await retryingTransaction(kysely, async (trx) => {
    const dispute = await lockDispute(trx, disputeSeq)
    if (isRefusal(dispute)) return
    const at = await orderTime(trx, now())
    const { overdue } = memberDisputeStateRow(dispute.state)
    // Somebody has answered meanwhile, or another instance was faster.
    if (!overdue || !dispute.due_at || dispute.due_at > at) return
    await moveDispute(trx, dispute, {
      action: 'LAPSE',
      by: 'TIMER',
      userSeq: null,
      state: overdue,
      turn: null,
      note: '',
      at,
    })
  })
}
