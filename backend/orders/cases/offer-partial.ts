import type { OrderState } from '#contracts/order-states.ts'
import { retryingTransaction } from '../../db/retrying-transaction.ts'
import { orderStepLimits } from '../../limits/rules.ts'
import type { HostContext, Viewer } from '../../operation/context.ts'
import { isRefusal, type Refusal, refuse } from '../../operation/refusal.ts'
import { applyToLocked, type OrderRefusal } from '../apply-trigger.ts'
import { orderTime } from '../order-time.ts'
import { lockOwnOrder } from '../own-order.ts'
import { sendSignals } from '../send-signals.ts'

/** The seller offers a part back, or the member whose turn it is offers another part. */
export async function offerPartial(
  context: HostContext,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  { orderSeq, amount, eventKey }: { orderSeq: number; amount: number; eventKey: string },
): Promise<{ state: OrderState } | OrderRefusal | Refusal<'LIMITED' | 'AMOUNT'>> {
  const { kysely, limiter, now } = context
  const retryAfterSeconds = await limiter.take(orderStepLimits(context, userSeq))
  if (retryAfterSeconds !== null) return refuse('LIMITED')
  const applied = await retryingTransaction(kysely, async (trx) => {
    const own = await lockOwnOrder(trx, userSeq, orderSeq)
    if (!own) return refuse('NOT_FOUND')
    const { order, role } = own
    if (amount < 1 || amount > order.price + order.shipping_fee) return refuse('AMOUNT')
    const isFirst = order.state === 'RETURN_REQUESTED'
    const isRepeated = order.partial_by === role && order.partial_amount === amount
    return applyToLocked(trx, order, {
      orderSeq,
      // A repeat of the offer that stands is found by its key, under the trigger that it had.
      trigger:
        isFirst || (isRepeated && order.partial_counters === 0)
          ? 'OFFER_PARTIAL'
          : 'COUNTER_PARTIAL',
      by: role,
      actorUserSeq: userSeq,
      eventKey: `${role}:${eventKey}`,
      detail: { amount },
      set: {
        partial_amount: amount,
        partial_by: role,
        partial_counters: isFirst ? 0 : order.partial_counters + 1,
      },
      at: await orderTime(trx, now()),
    })
  })
  if (isRefusal(applied)) return applied
  sendSignals(context, applied.order, applied)
  return { state: applied.order.state }
}
