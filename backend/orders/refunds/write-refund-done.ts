import { retryingTransaction } from '../../db/retrying-transaction.ts'
import { writeJournal } from '../../ledger/write-journal.ts'
import type { HostContext } from '../../operation/context.ts'
import { isRefusal } from '../../operation/refusal.ts'
import { applyToLocked } from '../apply-trigger.ts'
import { lockOrder } from '../lock-order.ts'
import { orderTime } from '../order-time.ts'
import { sendSignals } from '../send-signals.ts'
import type { RefundRow } from './refund-row.ts'

/** The money is with the buyer: the ledger says so once, and the last refund of an order that is refunded ends it. */
export async function writeRefundDone(
  context: Pick<HostContext, 'kysely' | 'now' | 'chat'>,
  { refund_seq, order_seq: orderSeq, amount }: RefundRow,
): Promise<void> {
  const applied = await retryingTransaction(context.kysely, async (trx) => {
    const order = await lockOrder(trx, orderSeq)
    const at = await orderTime(trx, context.now())
    const done = await trx
      .updateTable('refund')
      .set({ state: 'DONE', next_at: null, failure: null, done_at: at })
      .where('refund_seq', '=', refund_seq)
      .where('state', '<>', 'DONE')
      .returning('refund_seq')
      .executeTakeFirst()
    if (!order || !done) return null
    await writeJournal(trx, {
      orderSeq,
      journalKey: `REFUND:${refund_seq}`,
      postings: { BUYER_PAYABLE: amount, COMPANY: -amount },
      at,
    })
    const open = await trx
      .selectFrom('refund')
      .select('refund_seq')
      .where('order_seq', '=', orderSeq)
      .where('state', '<>', 'DONE')
      .executeTakeFirst()
    if (open || (order.state !== 'REFUNDING' && order.state !== 'REFUND_FAILED')) return null
    const ended = await applyToLocked(trx, order, {
      orderSeq,
      trigger: 'REFUND_DONE',
      by: 'COMPANY',
      actorUserSeq: null,
      eventKey: `REFUND_DONE:${refund_seq}`,
      at,
    })
    if (isRefusal(ended)) throw new Error(`a refund cannot end: ${ended.message ?? ''}`)
    return ended
  })
  if (applied) sendSignals(context, applied.order, applied)
}
