import type { OrderState } from '#contracts/order-states.ts'
import { retryingTransaction } from '../../db/retrying-transaction.ts'
import { orderStepLimits } from '../../limits/rules.ts'
import type { HostContext, Viewer } from '../../operation/context.ts'
import { isRefusal, type Refusal, refuse } from '../../operation/refusal.ts'
import { applyToLocked, type OrderRefusal } from '../apply-trigger.ts'
import { orderTime } from '../order-time.ts'
import { lockOwnOrder } from '../own-order.ts'
import { sealPart } from '../seals.ts'
import { sendSignals } from '../send-signals.ts'

/** The seller's e-coupon, which the buyer alone can read. */
export async function sendCoupon(
  context: HostContext,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  { orderSeq, coupon, eventKey }: { orderSeq: number; coupon: string; eventKey: string },
): Promise<{ state: OrderState } | OrderRefusal | Refusal<'LIMITED'>> {
  const { kysely, keys, limiter, now } = context
  const retryAfterSeconds = await limiter.take(orderStepLimits(context, userSeq))
  if (retryAfterSeconds !== null) return refuse('LIMITED')
  const applied = await retryingTransaction(kysely, async (trx) => {
    const own = await lockOwnOrder(trx, userSeq, orderSeq)
    if (own?.role !== 'SELLER') return refuse('NOT_FOUND')
    return applyToLocked(trx, own.order, {
      orderSeq,
      trigger: 'SEND_COUPON',
      by: 'SELLER',
      actorUserSeq: userSeq,
      eventKey: `SELLER:${eventKey}`,
      set: { coupon: sealPart(keys, 'coupon', own.order, coupon) },
      at: await orderTime(trx, now()),
    })
  })
  if (isRefusal(applied)) return applied
  sendSignals(context, applied.order, applied)
  return { state: applied.order.state }
}
