import type { AddressContent } from '#contracts/address.ts'
import type { ReturnAddressStep } from '#contracts/order-case-constants.ts'
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

interface ReturnAddress {
  orderSeq: number
  step: ReturnAddressStep
  address: AddressContent
  eventKey: string
}

/**
 * The seller says where the goods of a return go: with the approval, or after an operator has decided on the return. It is
 * sealed, and opened for the buyer alone.
 */
export async function giveReturnAddress(
  context: HostContext,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  { orderSeq, step, address, eventKey }: ReturnAddress,
): Promise<{ state: OrderState } | OrderRefusal | Refusal<'LIMITED'>> {
  const { kysely, keys, limiter, now } = context
  const retryAfterSeconds = await limiter.take(orderStepLimits(context, userSeq))
  if (retryAfterSeconds !== null) return refuse('LIMITED')
  const applied = await retryingTransaction(kysely, async (trx) => {
    const own = await lockOwnOrder(trx, userSeq, orderSeq)
    if (own?.role !== 'SELLER') return refuse('NOT_FOUND')
    return applyToLocked(trx, own.order, {
      orderSeq,
      trigger: step,
      by: 'SELLER',
      actorUserSeq: userSeq,
      eventKey: `SELLER:${eventKey}`,
      set: { return_address: sealPart(keys, 'return', own.order, JSON.stringify(address)) },
      at: await orderTime(trx, now()),
    })
  })
  if (isRefusal(applied)) return applied
  sendSignals(context, applied.order, applied)
  return { state: applied.order.state }
}
