import type { OrderAction } from '#contracts/order-constants.ts'
import { isCourierType, type OrderState } from '#contracts/order-states.ts'
import { retryingTransaction } from '../db/retrying-transaction.ts'
import { orderStepLimits } from '../limits/rules.ts'
import type { HostContext, Viewer } from '../operation/context.ts'
import { isRefusal, type Refusal, refuse } from '../operation/refusal.ts'
import { applyToLocked, type OrderRefusal } from './apply-trigger.ts'
import { orderTime } from './order-time.ts'
import { lockOwnOrder } from './own-order.ts'
import { sendSignals } from './send-signals.ts'

/** A member's step that needs nothing but a reason. The same key again is the same step and the same answer. */
export async function actOnOrder(
  context: HostContext,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  input: {
    orderSeq: number
    action: OrderAction
    eventKey: string
    reason?: string | undefined
  },
): Promise<{ state: OrderState } | OrderRefusal | Refusal<'LIMITED' | 'NO_ADDRESS'>> {
  const { kysely, limiter, now } = context
  const retryAfterSeconds = await limiter.take(orderStepLimits(context, userSeq))
  if (retryAfterSeconds !== null) return refuse('LIMITED')
  const applied = await retryingTransaction(kysely, async (trx) => {
    const own = await lockOwnOrder(trx, userSeq, input.orderSeq)
    if (!own) return refuse('NOT_FOUND')
    // The buyer would not know where to send the goods.
    if (input.action === 'APPROVE_RETURN' && isCourierType(own.order.type))
      return refuse('NO_ADDRESS')
    return applyToLocked(trx, own.order, {
      orderSeq: input.orderSeq,
      trigger: input.action,
      by: own.role,
      actorUserSeq: userSeq,
      eventKey: `${own.role}:${input.eventKey}`,
      detail: input.reason ? { reason: input.reason } : {},
      at: await orderTime(trx, now()),
    })
  })
  if (isRefusal(applied)) return applied
  sendSignals(context, applied.order, applied)
  return { state: applied.order.state }
}
