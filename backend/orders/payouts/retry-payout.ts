import { payoutAccountOf } from '../../accounts/bank-accounts/payout-account.ts'
import { retryingTransaction } from '../../db/retrying-transaction.ts'
import type { HostContext } from '../../operation/context.ts'
import { isRefusal } from '../../operation/refusal.ts'
import { applyToLocked } from '../apply-trigger.ts'
import { restartCompensation } from '../compensation/restart-compensation.ts'
import { lockOrder } from '../lock-order.ts'
import { orderTime } from '../order-time.ts'
import { sendSignals } from '../send-signals.ts'
import { openTarget, type PayoutRow, targetLabel } from './payout-row.ts'

/** How often it is looked whether the member has mended the account. */
const AGAIN_MS = 5 * 60_000

/** Begins a failed payout again when the member has another account than the one that was refused. */
export async function retryPayout(
  context: Pick<HostContext, 'kysely' | 'keys' | 'now' | 'chat'>,
  payout: PayoutRow,
): Promise<void> {
  const { kysely, keys, now } = context
  const account = await payoutAccountOf(context, payout.user_seq)
  const refused = openTarget(keys, payout)
  const isMended =
    account !== null &&
    (refused === null ||
      targetLabel(refused) !== targetLabel(account) ||
      refused.accountNo !== account.accountNo)
  const applied = await retryingTransaction(kysely, async (trx) => {
    const order = await lockOrder(trx, payout.order_seq)
    const at = await orderTime(trx, now())
    const eventKey = `RETRY_PAYOUT:${payout.payout_seq}:${payout.key_no}`
    if (isMended && order && payout.kind === 'COMPENSATION') {
      const restart = { by: 'TIMER', actorUserSeq: null, eventKey, at } as const
      if (await restartCompensation(trx, order, restart)) return null
    }
    if (isMended && payout.kind === 'SETTLE' && order?.state === 'SETTLE_FAILED') {
      const outcome = await applyToLocked(trx, order, {
        orderSeq: order.order_seq,
        trigger: 'RETRY_PAYOUT',
        by: 'TIMER',
        actorUserSeq: null,
        eventKey,
        at,
      })
      if (!isRefusal(outcome)) return outcome
    }
    await trx
      .updateTable('payout')
      .set({ next_at: new Date(at.getTime() + AGAIN_MS) })
      .where('payout_seq', '=', payout.payout_seq)
      .where('state', '=', 'FAILED')
      .execute()
    return null
  })
  if (applied) sendSignals(context, applied.order, applied)
}
