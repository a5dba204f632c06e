import type { Transaction } from 'kysely'
import type { PaymentOutcome } from '#contracts/order-payment.ts'
import { PAYMENT_REFUSALS, type PaymentRefusal } from '#contracts/payment-constants.ts'
import { retryingTransaction } from '../../db/retrying-transaction.ts'
import type { DB } from '../../db/schema.ts'
import { orderStepLimits } from '../../limits/rules.ts'
import type { HostContext, Viewer } from '../../operation/context.ts'
import { isRefusal, type Refusal, refuse } from '../../operation/refusal.ts'
import { orderTime } from '../order-time.ts'
import { lockOwnOrderOfAttempt } from '../own-order.ts'
import { askToConfirm } from './ask-to-confirm.ts'
import { openDepositAccount } from './deposit-account.ts'
import { findPayment, type PaymentRow } from './payment-row.ts'

interface Confirmation {
  attemptId: string
  paymentKey: string
  /** Won, as the window's return address says. */
  amount: number
}

type ConfirmRefusal = Refusal<
  'NOT_FOUND' | 'AMOUNT' | 'TOO_LATE' | 'REFUSED' | 'UNAVAILABLE' | 'LIMITED'
>

/** Before a job asks the company what became of it. */
const FIRST_CHECK_MS = 30_000

/**
 * Takes the money of an attempt. It is first written that the company is asked, then it is asked outside of any
 * transaction, then its answer is written: after a crash in between, the job finds the attempt and asks what became of it.
 */
export async function confirmPayment(
  context: HostContext,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  input: Confirmation,
): Promise<PaymentOutcome | ConfirmRefusal> {
  const { kysely, limiter, integrations, keys } = context
  const company = integrations.payment
  if (!company) return refuse('UNAVAILABLE')
  const retryAfterSeconds = await limiter.take(orderStepLimits(context, userSeq))
  if (retryAfterSeconds !== null) return refuse('LIMITED')
  const begun = await retryingTransaction(kysely, (trx) => begin(trx, context, userSeq, input))
  if (isRefusal(begun)) return begun
  const payment =
    begun.state === 'CONFIRMING' ? await askToConfirm({ ...context, company }, begun) : begun
  return outcomeOf(keys, payment)
}

async function begin(
  trx: Transaction<DB>,
  { now }: Pick<HostContext, 'now'>,
  userSeq: number,
  { attemptId, paymentKey, amount }: Confirmation,
): Promise<PaymentRow | ConfirmRefusal> {
  const own = await lockOwnOrderOfAttempt(trx, userSeq, attemptId)
  if (own?.role !== 'BUYER') return refuse('NOT_FOUND')
  const payment = await findPayment(trx, attemptId)
  if (!payment) return refuse('NOT_FOUND')
  if (payment.amount !== amount && payment.state !== 'STRAY') return refuse('AMOUNT')
  // A window that was closed in one tab may have been finished in another.
  const isFresh =
    payment.state === 'OPEN' || (payment.state === 'FAILED' && payment.payment_key === null)
  if (!isFresh) return payment
  if (own.order.state !== 'PENDING_PAYMENT') return refuse('TOO_LATE')
  const at = await orderTime(trx, now())
  return trx
    .updateTable('payment')
    .set({
      state: 'CONFIRMING',
      payment_key: paymentKey,
      failure: null,
      asked: 0,
      check_at: new Date(at.getTime() + FIRST_CHECK_MS),
    })
    .where('payment_seq', '=', payment.payment_seq)
    .returningAll()
    .executeTakeFirstOrThrow()
}

function outcomeOf(
  keys: HostContext['keys'],
  payment: PaymentRow,
): PaymentOutcome | ConfirmRefusal {
  switch (payment.state) {
    case 'PAID':
    case 'STRAY':
      return { state: payment.state }
    case 'WAITING': {
      const account = openDepositAccount(keys, payment)
      return account ? { state: 'WAITING', account } : { state: 'CONFIRMING' }
    }
    case 'FAILED':
      return refuse('REFUSED', { message: refusalWords(payment.failure) })
    default:
      return { state: 'CONFIRMING' }
  }
}

/** The sentence of a stored refusal. */
export const refusalWords = (failure: string | null): string =>
  failure !== null && Object.hasOwn(PAYMENT_REFUSALS, failure)
    ? PAYMENT_REFUSALS[failure as PaymentRefusal]
    : PAYMENT_REFUSALS.REFUSED
