import { timingSafeEqual } from 'node:crypto'
import type { OrderState } from '#contracts/order-states.ts'
import { retryingTransaction } from '../db/retrying-transaction.ts'
import { handoverCodeLimits } from '../limits/rules.ts'
import type { HostContext, Viewer } from '../operation/context.ts'
import { isRefusal, type Refusal, refuse } from '../operation/refusal.ts'
import { applyToLocked, type OrderRefusal } from './apply-trigger.ts'
import { orderTime } from './order-time.ts'
import { lockOwnOrder } from './own-order.ts'
import { openPart } from './seals.ts'
import { sendSignals } from './send-signals.ts'

/** The seller types the code that the buyer shows when they meet: the goods are handed over, and the money is the seller's. */
export async function handOver(
  context: HostContext,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  { orderSeq, code, eventKey }: { orderSeq: number; code: string; eventKey: string },
): Promise<{ state: OrderState } | OrderRefusal | Refusal<'WRONG_CODE' | 'LIMITED'>> {
  const { kysely, keys, limiter, now } = context
  const limits = handoverCodeLimits(context, orderSeq)
  const retryAfterSeconds = await limiter.take(limits)
  if (retryAfterSeconds !== null) return refuse('LIMITED')
  const applied = await retryingTransaction(kysely, async (trx) => {
    const own = await lockOwnOrder(trx, userSeq, orderSeq)
    if (own?.role !== 'SELLER') return refuse('NOT_FOUND')
    const expected = openPart(keys, 'handover', own.order, own.order.handover_code)
    if (expected === null || !isSame(code.replaceAll(/\D/g, ''), expected))
      return refuse('WRONG_CODE')
    return applyToLocked(trx, own.order, {
      orderSeq,
      trigger: 'HAND_OVER',
      by: 'SELLER',
      actorUserSeq: userSeq,
      eventKey: `SELLER:${eventKey}`,
      at: await orderTime(trx, now()),
    })
  })
  if (isRefusal(applied)) return applied
  await limiter.giveBack(limits)
  sendSignals(context, applied.order, applied)
  return { state: applied.order.state }
}

function isSame(code: string, expected: string): boolean {
  return (
    code.length === expected.length && timingSafeEqual(Buffer.from(code), Buffer.from(expected))
  )
}
