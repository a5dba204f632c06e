import type { Kysely, Selectable } from 'kysely'
import { maskReceiptNo } from '#contracts/cash-receipt-rules.ts'
import { retryingTransaction } from '../../db/retrying-transaction.ts'
import type { CashReceiptTable, DB } from '../../db/schema.ts'
import { orderStepLimits } from '../../limits/rules.ts'
import type { HostContext, Viewer } from '../../operation/context.ts'
import { type Refusal, refuse } from '../../operation/refusal.ts'
import { orderTime } from '../order-time.ts'
import { lockOwnOrder } from '../own-order.ts'
import { type ReceiptWish, receiptPurpose } from './ask-for-receipt.ts'
import { receiptAmount } from './receipt-amount.ts'

type Receipt = Selectable<CashReceiptTable>

/** A refused number can be corrected, and a company that failed asked again; what it does not issue at all stays refused. */
export async function canAskAgain(
  db: Kysely<DB>,
  { order_seq, state, failure }: Pick<Receipt, 'order_seq' | 'state' | 'failure'>,
): Promise<boolean> {
  if (state !== 'REFUSED' || (failure !== 'NUMBER_WRONG' && failure !== 'REFUSED')) return false
  return (await receiptAmount(db, order_seq)) > 0
}

/** The buyer asks for a receipt that was refused again. The same key again is the same request. */
export async function askReceiptAgain(
  context: Pick<HostContext, 'kysely' | 'keys' | 'caller' | 'limiter' | 'now'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  {
    orderSeq,
    receipt: wish,
    eventKey,
  }: { orderSeq: number; receipt: ReceiptWish; eventKey: string },
): Promise<{ state: Receipt['state'] } | Refusal<'NOT_FOUND' | 'NOT_POSSIBLE' | 'LIMITED'>> {
  const { kysely, keys, limiter, now } = context
  const retryAfterSeconds = await limiter.take(orderStepLimits(context, userSeq))
  if (retryAfterSeconds !== null) return refuse('LIMITED')
  return retryingTransaction(kysely, async (trx) => {
    const own = await lockOwnOrder(trx, userSeq, orderSeq)
    if (own?.role !== 'BUYER') return refuse('NOT_FOUND')
    const receipt = await trx
      .selectFrom('cash_receipt')
      .selectAll()
      .where('order_seq', '=', orderSeq)
      .forUpdate()
      .executeTakeFirst()
    if (!receipt) return refuse('NOT_FOUND')
    if (receipt.ask_key === eventKey) return { state: receipt.state }
    if (!(await canAskAgain(trx, receipt))) return refuse('NOT_POSSIBLE')
    await trx
      .updateTable('cash_receipt')
      .set({
        kind: wish.kind,
        holder: keys.seal(receiptPurpose(orderSeq), wish.holderNo),
        holder_masked: maskReceiptNo(wish.kind, wish.holderNo),
        state: 'WAITING',
        failure: null,
        ask_no: receipt.ask_no + 1,
        ask_key: eventKey,
        next_at: await orderTime(trx, now()),
      })
      .where('order_seq', '=', orderSeq)
      .execute()
    return { state: 'WAITING' }
  })
}
