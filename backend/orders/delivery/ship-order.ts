import type { Transaction } from 'kysely'
import { type CourierCode, checkInvoiceNo, readInvoiceNo } from '#contracts/couriers.ts'
import type { OrderState } from '#contracts/order-states.ts'
import { retryingTransaction } from '../../db/retrying-transaction.ts'
import type { DB } from '../../db/schema.ts'
import { orderStepLimits } from '../../limits/rules.ts'
import type { HostContext, Viewer } from '../../operation/context.ts'
import { isRefusal, type Refusal, refuse } from '../../operation/refusal.ts'
import { applyToLocked, type OrderRefusal } from '../apply-trigger.ts'
import { orderTime } from '../order-time.ts'
import { lockOwnOrder } from '../own-order.ts'
import { sendSignals } from '../send-signals.ts'

interface Sent {
  orderSeq: number
  courier: CourierCode
  /** As it was typed. */
  invoiceNo: string
  isSure: boolean
  eventKey: string
}

type ShipRefusal = OrderRefusal | Refusal<'WRONG_NUMBER' | 'DOUBTFUL' | 'USED' | 'LIMITED'>

/** The first look at a parcel that was just sent. */
const FIRST_CHECK_MS = 60_000

/** What was sent, by the seller, or by the buyer who returns it. A number belongs to one order for ever. */
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

type Parcel = Pick<Sent, 'orderSeq' | 'courier' | 'invoiceNo'> & {
  role: 'BUYER' | 'SELLER'
  at: Date
}

const directionOf = ({ role }: Parcel) => (role === 'SELLER' ? 'OUT' : 'BACK')

/** Whether another order, or the other way of this one, has the number. */
async function isUsed(trx: Transaction<DB>, parcel: Parcel): Promise<boolean> {
  const known = await trx
    .selectFrom('parcel')
    .select(['order_seq', 'direction'])
    .where('courier', '=', parcel.courier)
    .where('invoice_no', '=', parcel.invoiceNo)
    .executeTakeFirst()
  if (!known) return false
  return known.order_seq !== parcel.orderSeq || known.direction !== directionOf(parcel)
}

/** @returns false where another order has the number */
async function writeParcel(trx: Transaction<DB>, parcel: Parcel): Promise<boolean> {
  const { orderSeq, courier, invoiceNo, at } = parcel
  const written = await trx
    .insertInto('parcel')
    .values({
      order_seq: orderSeq,
      direction: directionOf(parcel),
      courier,
      invoice_no: invoiceNo,
      step: 'REGISTERED',
      events: '[]',
      scanned_at: null,
      delivered_at: null,
      moved_at: at,
      check_at: new Date(at.getTime() + FIRST_CHECK_MS),
      created_at: at,
    })
    .onConflict((conflict) => conflict.columns(['courier', 'invoice_no']).doNothing())
    .returning('parcel_seq')
    .executeTakeFirst()
  return written !== undefined
}
