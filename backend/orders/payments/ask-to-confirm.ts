import { retryingTransaction } from '../../db/retrying-transaction.ts'
import type { HostContext } from '../../operation/context.ts'
import type { PaymentCompany } from '../../operation/payment-company.ts'
import { sendSignals } from '../send-signals.ts'
import { findPayment, type PaymentRow } from './payment-row.ts'
import { writeFact } from './write-fact.ts'

type Asking = Pick<HostContext, 'kysely' | 'keys' | 'now' | 'chat'> & { company: PaymentCompany }

/** Questions of this process that are not answered yet, so that repeats get one answer. */
const underWay = new Map<string, Promise<PaymentRow>>()

/**
 * Asks the company for the money of an attempt that is CONFIRMING, and writes what it answers. Each question of one attempt
 * has the same idempotency key.
 * @returns the attempt afterwards; still CONFIRMING where no answer came
 */
export function askToConfirm(context: Asking, payment: PaymentRow): Promise<PaymentRow> {
  const { attempt_id: attemptId } = payment
  const known = underWay.get(attemptId)
  if (known) return known
  const asked = ask(context, payment).finally(() => underWay.delete(attemptId))
  underWay.set(attemptId, asked)
  return asked
}

async function ask(context: Asking, payment: PaymentRow): Promise<PaymentRow> {
  const { kysely, company } = context
  const { attempt_id: attemptId, payment_key: paymentKey, amount } = payment
  if (paymentKey === null) return payment
  const result = await company.confirm({
    paymentKey,
    orderId: attemptId,
    amount,
    idempotencyKey: attemptId,
  })
  if (result.kind === 'unknown') return (await findPayment(kysely, attemptId)) ?? payment
  const written = await retryingTransaction(kysely, async (trx) => {
    if (result.kind === 'done') return writeFact(trx, context, result.payment)
    const failed = await trx
      .updateTable('payment')
      .set({ state: 'FAILED', failure: result.refusal, check_at: null })
      .where('attempt_id', '=', attemptId)
      .where('state', '=', 'CONFIRMING')
      .returningAll()
      .executeTakeFirst()
    return failed ? { payment: failed, applied: null } : null
  })
  if (written?.applied) sendSignals(context, written.applied.order, written.applied)
  return written?.payment ?? (await findPayment(kysely, attemptId)) ?? payment
}
