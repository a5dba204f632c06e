import { retryingTransaction } from '../db/retrying-transaction.ts'
import type { HostContext } from '../operation/context.ts'
import type { PaymentFact } from '../operation/payment-company.ts'
import { writeFact } from './payments/write-fact.ts'
import { sendSignals } from './send-signals.ts'

/**
 * Writes what the company says of an attempt to pay after its notice. One that is late, repeated or out of order changes
 * nothing, because the fact is what the company answered just now.
 * @returns `UNKNOWN_ATTEMPT` for one that is not ours, or that is not stored yet
 */
export async function recordPaymentNotice(
  context: Pick<HostContext, 'kysely' | 'keys' | 'now' | 'chat'>,
  fact: PaymentFact,
): Promise<'RECORDED' | 'UNKNOWN_ATTEMPT'> {
  const { kysely } = context
  const written = await retryingTransaction(kysely, (trx) => writeFact(trx, context, fact))
  if (!written) return 'UNKNOWN_ATTEMPT'
  if (written.applied) sendSignals(context, written.applied.order, written.applied)
  return 'RECORDED'
}
