import type { Selectable } from 'kysely'
import { MINUTE_MS } from '#contracts/durations.ts'
import { retryingTransaction } from '../../db/retrying-transaction.ts'
import type { RefundTable } from '../../db/schema.ts'
import type { HostContext } from '../../operation/context.ts'
import { isRefusal } from '../../operation/refusal.ts'
import { applyToLocked } from '../apply-trigger.ts'
import { lockOrder } from '../lock-order.ts'
import { orderTime } from '../order-time.ts'
import { sendSignals } from '../send-signals.ts'
import { tellNews } from '../tell-news.ts'
import type { RefundWait } from './refund-wait.ts'

export type RefundRow = Selectable<RefundTable>

type Writing = Pick<HostContext, 'kysely' | 'now' | 'chat'>

/** Until the next try after each refusal; after the last an operator has to look. */
const BACK_OFF = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 120 * MINUTE_MS]

/** Tries again later, with the same key: nothing was refused. */
export async function postponeRefund(
  { kysely, now }: Writing,
  { refund_seq, order_seq: orderSeq }: RefundRow,
  { failure, after }: { failure: RefundWait | null; after: number },
): Promise<void> {
  await retryingTransaction(kysely, async (trx) => {
    const order = await lockOrder(trx, orderSeq)
    const refund = await trx
      .selectFrom('refund')
      .select(['state', 'failure'])
      .where('refund_seq', '=', refund_seq)
      .executeTakeFirst()
    if (!order || refund?.state !== 'WAITING') return
    const at = await orderTime(trx, now())
    await trx
      .updateTable('refund')
      .set({ failure, next_at: new Date(at.getTime() + after) })
      .where('refund_seq', '=', refund_seq)
      .execute()
    if (failure === 'ACCOUNT_NEEDED' && refund.failure !== failure)
      await tellNews(trx, order, { news: 'REFUND_ACCOUNT_NEEDED', roles: ['BUYER'], at })
  })
}

/** Writes a refusal of the company: the next try has another key. After the fifth the order waits for an operator. */
export async function refuseRefund(
  context: Writing,
  { refund_seq, order_seq: orderSeq, key_no }: RefundRow,
  failure: string,
): Promise<void> {
  const applied = await retryingTransaction(context.kysely, async (trx) => {
    const order = await lockOrder(trx, orderSeq)
    const refund = await trx
      .selectFrom('refund')
      .select(['state', 'attempts', 'key_no'])
      .where('refund_seq', '=', refund_seq)
      .executeTakeFirstOrThrow()
    // Another instance has written it.
    if (!order || refund.state !== 'WAITING' || refund.key_no !== key_no) return null
    const at = await orderTime(trx, context.now())
    const after = BACK_OFF[refund.attempts]
    await trx
      .updateTable('refund')
      .set({
        state: after === undefined ? 'FAILED' : 'WAITING',
        attempts: refund.attempts + 1,
        key_no: key_no + 1,
        failure,
        next_at: after === undefined ? null : new Date(at.getTime() + after),
      })
      .where('refund_seq', '=', refund_seq)
      .execute()
    if (after !== undefined || order.state !== 'REFUNDING') return null
    const stuck = await applyToLocked(trx, order, {
      orderSeq,
      trigger: 'REFUND_STUCK',
      by: 'COMPANY',
      actorUserSeq: null,
      eventKey: `REFUND_STUCK:${refund_seq}:${key_no}`,
      detail: { failure },
      at,
    })
    if (isRefusal(stuck)) throw new Error(`a refund cannot be stuck: ${stuck.message ?? ''}`)
    return stuck
  })
  if (applied) sendSignals(context, applied.order, applied)
}
