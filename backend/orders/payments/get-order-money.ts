import type { OrderMoneyView } from '#contracts/order-payment.ts'
import { CASH_RECEIPT_REFUSALS } from '#contracts/payment-constants.ts'
import type { PayoutKind } from '../../db/schema.ts'
import type { HostContext, Viewer } from '../../operation/context.ts'
import { type Refusal, refuse } from '../../operation/refusal.ts'
import { findOwnOrder } from '../own-order.ts'
import { canAskAgain } from '../receipts/ask-again.ts'
import { refusalWords } from './confirm-payment.ts'
import { openDepositAccount } from './deposit-account.ts'

/** An order's payments, refunds and payout, as far as they are the caller's. */
export async function getOrderMoney(
  context: Pick<HostContext, 'kysely' | 'keys'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  orderSeq: number,
): Promise<OrderMoneyView | Refusal<'NOT_FOUND'>> {
  const own = await findOwnOrder(context.kysely, userSeq, orderSeq)
  if (!own) return refuse('NOT_FOUND')
  if (own.role === 'SELLER')
    return {
      payment: null,
      receipt: null,
      refunds: [],
      payout: await payoutOf(context, orderSeq, 'SETTLE'),
      compensation: null,
    }
  return {
    payment: await paymentOf(context, orderSeq),
    receipt: await receiptOf(context, orderSeq),
    refunds: await refundsOf(context, orderSeq),
    payout: null,
    compensation: await payoutOf(context, orderSeq, 'COMPENSATION'),
  }
}

const iso = (at: Date | null) => at?.toISOString() ?? null

/** The one that paid before any other, then the newest. */
async function paymentOf(
  { kysely, keys }: Pick<HostContext, 'kysely' | 'keys'>,
  orderSeq: number,
): Promise<OrderMoneyView['payment']> {
  const payment = await kysely
    .selectFrom('payment')
    .selectAll()
    .where('order_seq', '=', orderSeq)
    .orderBy((order) => order('state', '=', 'PAID'), 'desc')
    .orderBy('payment_seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!payment) return null
  return {
    attemptId: payment.attempt_id,
    method: payment.method,
    amount: payment.amount,
    state: payment.state,
    account: payment.state === 'WAITING' ? openDepositAccount(keys, payment) : null,
    failure: payment.state === 'FAILED' ? refusalWords(payment.failure) : null,
    receiptUrl: payment.receipt_url,
    paidAt: iso(payment.paid_at),
  }
}

async function receiptOf(
  { kysely }: Pick<HostContext, 'kysely'>,
  orderSeq: number,
): Promise<OrderMoneyView['receipt']> {
  const receipt = await kysely
    .selectFrom('cash_receipt')
    .selectAll()
    .where('order_seq', '=', orderSeq)
    .executeTakeFirst()
  if (!receipt) return null
  const { kind, holder_masked, state, amount, issue_number, failure } = receipt
  return {
    kind,
    holder: holder_masked,
    state,
    amount,
    issueNumber: issue_number,
    failure: failure && CASH_RECEIPT_REFUSALS[failure],
    canAskAgain: await canAskAgain(kysely, receipt),
  }
}

async function refundsOf(
  { kysely }: Pick<HostContext, 'kysely'>,
  orderSeq: number,
): Promise<OrderMoneyView['refunds']> {
  const refunds = await kysely
    .selectFrom('refund')
    .selectAll()
    .where('order_seq', '=', orderSeq)
    .orderBy('refund_seq')
    .execute()
  return refunds.map((refund) => ({
    amount: refund.amount,
    state: refund.state,
    needsAccount: refund.state !== 'DONE' && refund.failure === 'ACCOUNT_NEEDED',
    isStray: refund.refund_key.startsWith('STRAY:'),
    at: refund.created_at.toISOString(),
    doneAt: iso(refund.done_at),
  }))
}

async function payoutOf(
  { kysely }: Pick<HostContext, 'kysely'>,
  orderSeq: number,
  kind: PayoutKind,
): Promise<OrderMoneyView['payout']> {
  const payout = await kysely
    .selectFrom('payout')
    .selectAll()
    .where('order_seq', '=', orderSeq)
    .where('kind', '=', kind)
    .executeTakeFirst()
  if (!payout) return null
  return {
    amount: payout.amount,
    state: payout.state,
    account: payout.account_label,
    reason: payout.state === 'DONE' ? null : payout.failure,
    doneAt: iso(payout.done_at),
  }
}
