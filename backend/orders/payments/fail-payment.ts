import { PAYMENT_REFUSALS } from '#contracts/payment-constants.ts'
import { retryingTransaction } from '../../db/retrying-transaction.ts'
import { orderStepLimits } from '../../limits/rules.ts'
import type { HostContext, Viewer } from '../../operation/context.ts'
import { type Refusal, refuse } from '../../operation/refusal.ts'
import { lockOwnOrderOfAttempt } from '../own-order.ts'
import { refusalWords } from './confirm-payment.ts'
import { findPayment } from './payment-row.ts'

/** Ends an attempt whose window returned without consent. What was confirmed already stays as it is. */
export async function failPayment(
  context: HostContext,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  { attemptId, code }: { attemptId: string; code: string },
): Promise<{ orderSeq: number; message: string } | Refusal<'NOT_FOUND' | 'LIMITED'>> {
  const { kysely, limiter, integrations } = context
  const retryAfterSeconds = await limiter.take(orderStepLimits(context, userSeq))
  if (retryAfterSeconds !== null) return refuse('LIMITED')
  const refusal = integrations.payment?.refusalOf(code) ?? 'REFUSED'
  return retryingTransaction(kysely, async (trx) => {
    const own = await lockOwnOrderOfAttempt(trx, userSeq, attemptId)
    if (own?.role !== 'BUYER') return refuse('NOT_FOUND')
    const orderSeq = own.order.order_seq
    const failed = await trx
      .updateTable('payment')
      .set({ state: 'FAILED', failure: refusal })
      .where('attempt_id', '=', attemptId)
      .where('state', '=', 'OPEN')
      .returning('failure')
      .executeTakeFirst()
    if (failed) return { orderSeq, message: PAYMENT_REFUSALS[refusal] }
    const payment = await findPayment(trx, attemptId)
    const message =
      payment?.state === 'FAILED'
        ? refusalWords(payment.failure)
        : PAYMENT_REFUSALS.ALREADY_PROCESSED
    return { orderSeq, message }
  })
}
