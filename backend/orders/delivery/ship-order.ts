import { type CourierCode, checkInvoiceNo, readInvoiceNo } from '#contracts/couriers.ts'
import type { OrderState } from '#contracts/order-states.ts'
import { retryingTransaction } from '../../db/retrying-transaction.ts'
import { orderStepLimits } from '../../limits/rules.ts'
import type { HostContext, Viewer } from '../../operation/context.ts'
import { isRefusal, type Refusal, refuse } from '../../operation/refusal.ts'
import { applyToLocked, type OrderRefusal } from '../apply-trigger.ts'
import { orderTime } from '../order-time.ts'
import { lockOwnOrder } from '../own-order.ts'
import { sendSignals } from '../send-signals.ts'
import { changeParcel, isSent } from './change-parcel.ts'
import { isUsed, writeParcel } from './parcel-row.ts'

interface Sent {
  orderSeq: number
  courier: CourierCode
  /** As it was typed. */
  invoiceNo: string
  isSure: boolean
  eventKey: string
}

type ShipRefusal = OrderRefusal | Refusal<'WRONG_NUMBER' | 'DOUBTFUL' | 'USED' | 'LIMITED'>

/**
 * What was sent, by the seller, or by the buyer who returns it. A number belongs to one order for ever. Until the courier has
 * the parcel, another number takes the place of one that was mistyped.
 */
export async function shipOrder(
  context: HostContext,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  input: Sent,
): Promise<{ state: OrderState } | ShipRefusal> {
  const { kysely, limiter } = context
  const invoiceNo = readInvoiceNo(input.invoiceNo)
  const check = checkInvoiceNo(input.courier, invoiceNo)
  if (check.kind === 'WRONG') return refuse('WRONG_NUMBER', { message: check.message })
  if (check.kind === 'DOUBTFUL' && !input.isSure)
    return refuse('DOUBTFUL', { message: check.message })
  const retryAfterSeconds = await limiter.take(orderStepLimits(context, userSeq))
  if (retryAfterSeconds !== null) return refuse('LIMITED')
  const applied = await retryingTransaction(kysely, async (trx) => {
    const own = await lockOwnOrder(trx, userSeq, input.orderSeq)
    if (!own) return refuse('NOT_FOUND')
    const at = await orderTime(trx, context.now())
    const parcel = { ...input, invoiceNo, role: own.role, at }
    if (await isUsed(trx, parcel)) return refuse('USED')
    if (isSent(own)) return changeParcel(trx, own, { ...parcel, userSeq })
    const outcome = await applyToLocked(trx, own.order, {
      orderSeq: input.orderSeq,
      trigger: own.role === 'SELLER' ? 'SHIP' : 'SHIP_RETURN',
      by: own.role,
      actorUserSeq: userSeq,
      eventKey: `${own.role}:${input.eventKey}`,
      detail: { courier: input.courier },
      at,
    })
    if (isRefusal(outcome) || !outcome.isNew) return outcome
    // Another order may have taken the number since it was looked for: the refusal takes the step back.
    return (await writeParcel(trx, parcel)) ? outcome : refuse('USED')
  })
  if (isRefusal(applied)) return applied
  sendSignals(context, applied.order, applied)
  return { state: applied.order.state }
}
