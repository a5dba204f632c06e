import { sql } from 'kysely'
import { HOUR_MS, MINUTE_MS } from '#contracts/durations.ts'
import { retryingTransaction } from '../../db/retrying-transaction.ts'
import type { HostContext, HostLog } from '../../operation/context.ts'
import type { PaymentCompany, PaymentFact } from '../../operation/payment-company.ts'
import { orderTime } from '../order-time.ts'
import { sendSignals } from '../send-signals.ts'
import { askToConfirm } from './ask-to-confirm.ts'
import { findPayment, type PaymentRow } from './payment-row.ts'
import { writeFact } from './write-fact.ts'

type Checking = Pick<HostContext, 'kysely' | 'keys' | 'now' | 'chat'> & {
  company: PaymentCompany
  log: HostLog
}

/** Until the next question, by how often it was asked; then the last of them. */
const BACK_OFF = [MINUTE_MS / 6, MINUTE_MS / 2, MINUTE_MS, 5 * MINUTE_MS, 15 * MINUTE_MS, HOUR_MS]
/** A payment that the company does not know after this many questions was never made. */
const UNKNOWN_AFTER = 4

/**
 * Asks the company about attempts without an answer and about virtual accounts. One is taken at a time, and its next
 * question is written before it is asked: several instances share the work, and after a crash another asks again.
 * @returns how many it asked about
 */
export async function checkPayments(
  context: Checking,
  { most = 100 }: { most?: number } = {},
): Promise<number> {
  for (let count = 0; count < most; count += 1) {
    const payment = await claim(context)
    if (!payment) return count
    try {
      await check(context, payment)
    } catch (error) {
      context.log.error({ error, orderSeq: payment.order_seq }, 'a payment could not be checked')
    }
  }
  return most
}

async function claim({ kysely, now }: Checking): Promise<PaymentRow | undefined> {
  const at = await orderTime(kysely, now())
  const steps = sql.join(BACK_OFF.map((step) => sql`${step}::bigint`))
  const { rows } = await sql<PaymentRow>`
    update payment set
      asked = asked + 1,
      check_at = ${at}::timestamptz + interval '1 millisecond'
        * (array[${steps}])[least(asked + 1, ${BACK_OFF.length}::int)]
    where payment_seq = (
      select payment_seq from payment
      where check_at <= ${at} and state in ('CONFIRMING', 'WAITING')
      order by check_at limit 1 for update skip locked
    )
    returning *`.execute(kysely)
  return rows[0]
}

async function check(context: Checking, payment: PaymentRow): Promise<void> {
  const { company, kysely } = context
  const { attempt_id: attemptId, asked } = payment
  const fact = await company.find({ orderId: attemptId })
  if (fact === 'UNKNOWN') return
  if (fact === 'NONE') {
    if (asked >= UNKNOWN_AFTER) await giveUp(context, payment)
    return
  }
  if (fact.state === 'READY' || fact.state === 'IN_PROGRESS') {
    // The buyer has agreed, and our question never arrived.
    if (await isPayable(context, payment)) await askToConfirm(context, payment)
    return
  }
  await write(context, fact)
  if (fact.state !== 'WAITING_FOR_DEPOSIT' || (await isPayable(context, payment))) return
  const current = await findPayment(kysely, attemptId)
  if (current?.state === 'WAITING') await closeAccount(context, fact)
}

/** Nobody has to deposit any more. Where a deposit came first the company refuses, and it is found by the next question. */
async function closeAccount(context: Checking, fact: PaymentFact): Promise<void> {
  const closed = await context.company.cancel({
    paymentKey: fact.paymentKey,
    reason: '거래가 끝나 입금을 받지 않아요',
    idempotencyKey: `close-${fact.orderId}`,
  })
  if (closed.kind === 'done') await write(context, closed.payment)
}

async function write(context: Checking, fact: PaymentFact): Promise<void> {
  const written = await retryingTransaction(context.kysely, (trx) => writeFact(trx, context, fact))
  if (written?.applied) sendSignals(context, written.applied.order, written.applied)
}

async function isPayable({ kysely }: Checking, { order_seq }: PaymentRow): Promise<boolean> {
  const { state } = await kysely
    .selectFrom('orders')
    .select('state')
    .where('order_seq', '=', order_seq)
    .executeTakeFirstOrThrow()
  return state === 'PENDING_PAYMENT'
}

async function giveUp({ kysely }: Checking, { payment_seq }: PaymentRow): Promise<void> {
  await kysely
    .updateTable('payment')
    .set({ state: 'FAILED', failure: 'NOT_FOUND', check_at: null })
    .where('payment_seq', '=', payment_seq)
    .where('state', '=', 'CONFIRMING')
    .execute()
}
