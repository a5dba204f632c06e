import type { Transaction } from 'kysely'
import { payoutAccountOf } from '#backend/accounts/bank-accounts/payout-account.ts'
import type { DB } from '#backend/db/schema.ts'
import type { KeyRing } from '#backend/operation/key-ring.ts'
import { sealTarget, targetLabel } from '#backend/orders/payouts/payout-row.ts'
import { bookPayout } from '#backend/orders/payouts/write-payout.ts'
import { paymentOrderId } from '#contracts/payment-constants.ts'
import type { PaymentDetails } from '../sandbox/payments/payment.ts'

/** The sandbox's company has it in its books too, so that it can be given back. */
export async function seedPayment(trx: Transaction<DB>, orderSeq: number, at: Date): Promise<void> {
  const { total, points } = await trx
    .selectFrom('orders')
    .select(['total', 'points'])
    .where('order_seq', '=', orderSeq)
    .executeTakeFirstOrThrow()
  const amount = total - points
  const paymentKey = `demo-${orderSeq}`
  const attemptId = paymentOrderId(orderSeq, 1)
  const details: PaymentDetails = {
    orderName: '두손 안심결제',
    successUrl: '',
    failUrl: '',
    opened: 'CARD',
    secret: paymentKey,
    card: { issuerCode: '41', number: '43301234****123*', approveNo: '00000000' },
    easyPay: null,
    account: null,
    authorizedAt: at.toISOString(),
    approvedAt: at.toISOString(),
    cancels: [],
    lastTransactionKey: paymentKey,
    failure: null,
    confirmPlan: 'WORKS',
    cancelPlan: 'WORKS',
    refusalsLeft: 0,
  }
  await trx
    .insertInto('sandbox_payment')
    .values({
      payment_key: paymentKey,
      order_id: attemptId,
      state: 'DONE',
      amount,
      balance: amount,
      details: JSON.stringify(details),
      created_at: at,
    })
    .execute()
  await trx
    .insertInto('sandbox_payment_transaction')
    .values({
      transaction_key: paymentKey,
      payment_key: paymentKey,
      state: 'DONE',
      amount,
      at,
    })
    .execute()
  await trx
    .insertInto('payment')
    .values({
      order_seq: orderSeq,
      attempt_id: attemptId,
      payment_key: paymentKey,
      method: 'CARD',
      amount,
      state: 'PAID',
      failure: null,
      virtual_account: null,
      receipt_url: null,
      created_at: at,
      check_at: null,
      paid_at: at,
    })
    .execute()
}

/** The bank has paid the seller. */
export async function seedPayout(
  trx: Transaction<DB>,
  orderSeq: number,
  { keys, at }: { keys: KeyRing; at: Date },
): Promise<void> {
  const payout = await trx
    .selectFrom('payout')
    .selectAll()
    .where('order_seq', '=', orderSeq)
    .executeTakeFirstOrThrow()
  const account = await payoutAccountOf({ kysely: trx, keys }, payout.user_seq)
  if (!account) throw new Error('the seller of a demo order has no account')
  await trx
    .updateTable('payout')
    .set({
      state: 'DONE',
      account: sealTarget(keys, payout, account),
      account_label: targetLabel(account),
      company_id: `demo-${orderSeq}`,
      decided_at: at,
      next_at: null,
      done_at: at,
    })
    .where('payout_seq', '=', payout.payout_seq)
    .execute()
  await bookPayout(trx, payout, at)
}
