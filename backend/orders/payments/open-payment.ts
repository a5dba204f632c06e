import type { Transaction } from 'kysely'
import { HOUR_MS } from '#contracts/durations.ts'
import type { DepositAccount } from '#contracts/order-payment.ts'
import type { WindowInstruction } from '#contracts/payment.ts'
import {
  type PaymentMethod,
  paymentOrderId,
  paymentReturnPath,
} from '#contracts/payment-constants.ts'
import { retryingTransaction } from '../../db/retrying-transaction.ts'
import type { DB } from '../../db/schema.ts'
import { orderStepLimits } from '../../limits/rules.ts'
import type { HostContext, Viewer } from '../../operation/context.ts'
import { isRefusal, type Refusal, refuse } from '../../operation/refusal.ts'
import { type Applied, applyToLocked, notPossible } from '../apply-trigger.ts'
import type { OrderRow } from '../lock-order.ts'
import { orderTime } from '../order-time.ts'
import { lockOwnOrder } from '../own-order.ts'
import { askForReceipt, type ReceiptWish } from '../receipts/ask-for-receipt.ts'
import { sendSignals } from '../send-signals.ts'
import { termsOf } from '../terms/order-terms.ts'
import { openDepositAccount } from './deposit-account.ts'
import { attemptsOf, type PaymentRow } from './payment-row.ts'

interface Opening {
  orderSeq: number
  method: PaymentMethod
  formKey: string
  /** Absent: what was asked for before stays. */
  receipt?: ReceiptWish | null | undefined
}

type Opened =
  | { state: 'OPEN'; attemptId: string; amount: number; window: WindowInstruction }
  | { state: 'PAID' }
  | { state: 'WAITING'; account: DepositAccount }

type OpenRefusal = Refusal<
  'NOT_FOUND' | 'NOT_POSSIBLE' | 'BEING_CONFIRMED' | 'UNAVAILABLE' | 'LIMITED'
>

type Attempted =
  | { kind: 'attempt'; attempt: PaymentRow; title: string; depositDueAt: Date }
  | { kind: 'paid'; applied: Applied | null }
  | { kind: 'waiting'; account: DepositAccount }

/** Attempts of one order: each has its own number at the company. */
const MOST_ATTEMPTS = 50

/** Begins to pay for an order: one attempt is open at a time, whichever tab asks. */
export async function openPayment(
  context: HostContext,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  input: Opening,
): Promise<Opened | OpenRefusal> {
  const { kysely, limiter, integrations, publicOrigin } = context
  const company = integrations.payment
  if (!company) return refuse('UNAVAILABLE')
  const retryAfterSeconds = await limiter.take(orderStepLimits(context, userSeq))
  if (retryAfterSeconds !== null) return refuse('LIMITED')
  const outcome = await retryingTransaction(kysely, (trx) => attempt(trx, context, userSeq, input))
  if (isRefusal(outcome)) return outcome
  if (outcome.kind === 'waiting') return { state: 'WAITING', account: outcome.account }
  if (outcome.kind === 'paid') {
    const { applied } = outcome
    if (applied) sendSignals(context, applied.order, applied)
    return { state: 'PAID' }
  }
  const { attempt_id: attemptId, amount, method } = outcome.attempt
  const url = `${publicOrigin}${paymentReturnPath(input.orderSeq)}`
  const window = company.open({
    orderId: attemptId,
    orderName: outcome.title,
    amount,
    method,
    successUrl: url,
    failUrl: url,
    depositDueAt: outcome.depositDueAt,
  })
  return { state: 'OPEN', attemptId, amount, window }
}

async function attempt(
  trx: Transaction<DB>,
  context: HostContext,
  userSeq: number,
  { orderSeq, method, formKey, receipt }: Opening,
): Promise<Attempted | OpenRefusal> {
  const own = await lockOwnOrder(trx, userSeq, orderSeq)
  if (own?.role !== 'BUYER') return refuse('NOT_FOUND')
  const { order } = own
  const at = await orderTime(trx, context.now())
  const amount = order.total - order.points
  if (amount === 0) return payNothing(trx, order, { formKey, at })
  if (order.state !== 'PENDING_PAYMENT')
    return refuse('NOT_POSSIBLE', { message: notPossible(order.state, order.type) })
  const attempts = await attemptsOf(trx, orderSeq)
  if (attempts.some(({ state }) => state === 'CONFIRMING')) return refuse('BEING_CONFIRMED')
  const waiting = attempts.find(({ state }) => state === 'WAITING')
  const account = waiting && openDepositAccount(context.keys, waiting)
  if (account && method === 'VIRTUAL_ACCOUNT') return { kind: 'waiting', account }
  if (attempts.length >= MOST_ATTEMPTS) return refuse('LIMITED')
  if (receipt !== undefined) await askForReceipt(trx, context, { orderSeq, wish: receipt, at })
  const terms = await termsOf(trx, order.terms_seq)
  return {
    kind: 'attempt',
    attempt: await openAttempt(trx, { order, attempts, method, amount, at }),
    title: order.snapshot.title,
    depositDueAt: new Date(at.getTime() + terms.depositHours * HOUR_MS),
  }
}

/** The newest open attempt, or the next one. */
function openAttempt(
  trx: Transaction<DB>,
  {
    order,
    attempts,
    method,
    amount,
    at,
  }: {
    order: OrderRow
    attempts: readonly PaymentRow[]
    method: PaymentMethod
    amount: number
    at: Date
  },
): Promise<PaymentRow> {
  const open = attempts.find(({ state }) => state === 'OPEN')
  if (open)
    return trx
      .updateTable('payment')
      .set({ method })
      .where('payment_seq', '=', open.payment_seq)
      .returningAll()
      .executeTakeFirstOrThrow()
  return trx
    .insertInto('payment')
    .values({
      order_seq: order.order_seq,
      attempt_id: paymentOrderId(order.order_seq, attempts.length + 1),
      payment_key: null,
      method,
      amount,
      state: 'OPEN',
      failure: null,
      virtual_account: null,
      receipt_url: null,
      created_at: at,
      check_at: null,
      paid_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
}

/** Points alone pay for it. */
async function payNothing(
  trx: Transaction<DB>,
  order: OrderRow,
  { formKey, at }: { formKey: string; at: Date },
): Promise<Attempted | OpenRefusal> {
  const applied = await applyToLocked(trx, order, {
    orderSeq: order.order_seq,
    trigger: 'PAY',
    by: 'COMPANY',
    actorUserSeq: null,
    eventKey: `PAY:${formKey}`,
    at,
  })
  if (!isRefusal(applied)) return { kind: 'paid', applied }
  // Another tab was first.
  return order.paid_at
    ? { kind: 'paid', applied: null }
    : refuse('NOT_POSSIBLE', { message: notPossible(order.state, order.type) })
}
