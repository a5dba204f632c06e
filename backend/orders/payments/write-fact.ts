import type { Transaction, Updateable } from 'kysely'
import type { DB, PaymentTable } from '../../db/schema.ts'
import { writeJournal } from '../../ledger/write-journal.ts'
import type { HostContext } from '../../operation/context.ts'
import type { PaymentFact } from '../../operation/payment-company.ts'
import { isRefusal } from '../../operation/refusal.ts'
import { appendEvent } from '../append-event.ts'
import { type Applied, applyToLocked } from '../apply-trigger.ts'
import { lockOrderOfAttempt, type OrderRow } from '../lock-order.ts'
import { orderTime } from '../order-time.ts'
import { sealDepositAccount } from './deposit-account.ts'
import { findPayment, type PaymentRow } from './payment-row.ts'

export interface WrittenFact {
  payment: PaymentRow
  applied: Applied | null
}

interface Writing {
  order: OrderRow
  payment: PaymentRow
  fact: PaymentFact
  at: Date
}

/** While a virtual account waits, the company is asked this often: its notice comes sooner. */
const WAITING_CHECK_MS = 30 * 60_000

/**
 * Writes what the company itself says of a payment, within one transaction. It may say so often, late and in any order:
 * money counts once, and money that arrives when the order cannot be paid with it is given back.
 * @returns null for a payment that is none of ours
 */
export async function writeFact(
  trx: Transaction<DB>,
  { keys, now }: Pick<HostContext, 'keys' | 'now'>,
  fact: PaymentFact,
): Promise<WrittenFact | null> {
  const order = await lockOrderOfAttempt(trx, fact.orderId)
  // Not with the lock: what a statement reads while it waits for one may be old.
  const payment = order && (await findPayment(trx, fact.orderId))
  if (!order || !payment) return null
  const at = await orderTime(trx, now())
  const writing = { order, payment, fact, at }
  if (payment.state === 'PAID' || payment.state === 'STRAY') {
    await noticeLoss(trx, writing)
    return { payment, applied: null }
  }
  switch (fact.state) {
    case 'DONE':
    case 'PARTIAL_CANCELED':
      return writeMoney(trx, writing)
    case 'WAITING_FOR_DEPOSIT':
      return writeWaiting(trx, { keys }, writing)
    case 'ABORTED':
    case 'EXPIRED':
    case 'CANCELED':
      return {
        payment: await change(trx, payment, {
          state: 'FAILED',
          failure: fact.refusal ?? (fact.state === 'EXPIRED' ? 'WINDOW_EXPIRED' : 'REFUSED'),
          check_at: null,
        }),
        applied: null,
      }
    default:
      return { payment, applied: null }
  }
}

function change(
  trx: Transaction<DB>,
  { payment_seq }: PaymentRow,
  set: Updateable<PaymentTable>,
): Promise<PaymentRow> {
  return trx
    .updateTable('payment')
    .set(set)
    .where('payment_seq', '=', payment_seq)
    .returningAll()
    .executeTakeFirstOrThrow()
}

async function writeMoney(trx: Transaction<DB>, writing: Writing): Promise<WrittenFact> {
  const { order, payment, fact, at } = writing
  const received = {
    payment_key: fact.paymentKey,
    method: fact.method ?? payment.method,
    receipt_url: fact.receiptUrl,
    failure: null,
    check_at: null,
    paid_at: fact.approvedAt ?? at,
  }
  const isWhole = fact.amount === payment.amount && fact.balance === payment.amount
  if (order.state !== 'PENDING_PAYMENT' || !isWhole) return writeStray(trx, writing, received)
  const paid = await change(trx, payment, { ...received, state: 'PAID' })
  const applied = await applyToLocked(trx, order, {
    orderSeq: order.order_seq,
    trigger: 'PAY',
    by: 'COMPANY',
    actorUserSeq: null,
    eventKey: `PAY:${payment.payment_seq}`,
    detail: { amount: payment.amount, method: payment.method },
    at,
  })
  if (isRefusal(applied)) throw new Error(`a paid order refuses its payment: ${applied.message}`)
  return { payment: paid, applied }
}

/** Received although the order cannot be paid with it: owed to the buyer, and given back by a refund. */
async function writeStray(
  trx: Transaction<DB>,
  { order, payment, fact, at }: Writing,
  received: Updateable<PaymentTable>,
): Promise<WrittenFact> {
  const { order_seq: orderSeq } = order
  const { balance } = fact
  const stray = await change(trx, payment, { ...received, amount: fact.amount, state: 'STRAY' })
  if (balance === 0) return { payment: stray, applied: null }
  const key = `STRAY:${payment.payment_seq}`
  await writeJournal(trx, {
    orderSeq,
    journalKey: key,
    postings: { COMPANY: balance, BUYER_PAYABLE: -balance },
    at,
  })
  await trx
    .insertInto('refund')
    .values({
      order_seq: orderSeq,
      payment_seq: payment.payment_seq,
      refund_key: key,
      amount: balance,
      state: 'WAITING',
      next_at: at,
      account: null,
      failure: null,
      created_at: at,
      done_at: null,
    })
    .execute()
  await note(trx, order, { eventKey: key, detail: { stray: balance }, at })
  return { payment: stray, applied: null }
}

async function writeWaiting(
  trx: Transaction<DB>,
  { keys }: Pick<HostContext, 'keys'>,
  { order, payment, fact, at }: Writing,
): Promise<WrittenFact> {
  const account = fact.virtualAccount
  if (payment.state === 'WAITING' || !account) return { payment, applied: null }
  const isOpen = order.state === 'PENDING_PAYMENT'
  const waiting = await change(trx, payment, {
    state: 'WAITING',
    payment_key: fact.paymentKey,
    virtual_account: sealDepositAccount(keys, payment, account),
    failure: null,
    asked: 0,
    // An account of an order that ended meanwhile is closed at once.
    check_at: isOpen ? new Date(at.getTime() + WAITING_CHECK_MS) : at,
  })
  if (!isOpen) return { payment: waiting, applied: null }
  const { order_seq: orderSeq } = order
  await trx
    .updateTable('order_timer')
    .set({ due_at: account.dueAt })
    .where('order_seq', '=', orderSeq)
    .where('timer', '=', 'PAYMENT_ENDS')
    .execute()
  await trx
    .updateTable('orders')
    .set({ due_at: account.dueAt })
    .where('order_seq', '=', orderSeq)
    .execute()
  return { payment: waiting, applied: null }
}

/** The company has given back more than we asked for: nothing of the order is paid out until an operator has looked. */
async function noticeLoss(
  trx: Transaction<DB>,
  { order, payment, fact, at }: Writing,
): Promise<void> {
  if (payment.state !== 'PAID' || order.is_frozen) return
  const { refunds } = await trx
    .selectFrom('refund')
    .select((select) => select.fn.sum<number | null>('amount').as('refunds'))
    .where('payment_seq', '=', payment.payment_seq)
    .executeTakeFirstOrThrow()
  if (fact.balance >= payment.amount - Number(refunds ?? 0)) return
  await trx
    .updateTable('orders')
    .set({ is_frozen: true })
    .where('order_seq', '=', order.order_seq)
    .execute()
  const { state } = order
  await appendEvent(trx, {
    orderSeq: order.order_seq,
    trigger: 'FREEZE',
    actor: 'COMPANY',
    actorUserSeq: null,
    fromState: state,
    toState: state,
    eventKey: `LOSS:${payment.payment_seq}`,
    detail: { paid: payment.amount, left: fact.balance },
    at,
  })
}

async function note(
  trx: Transaction<DB>,
  { order_seq, state }: OrderRow,
  event: { eventKey: string; detail: Record<string, number>; at: Date },
): Promise<void> {
  await appendEvent(trx, {
    orderSeq: order_seq,
    trigger: 'NOTE',
    actor: 'COMPANY',
    actorUserSeq: null,
    fromState: state,
    toState: state,
    ...event,
  })
}
