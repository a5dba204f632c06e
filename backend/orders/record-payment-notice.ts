import type { HostContext } from '../operation/context.ts'
import type { PaymentFact } from '../operation/payment-company.ts'

/**
 * Notes that the company has news of an attempt to pay: it is due to be compared with the company's books now.
 * @returns `UNKNOWN_ATTEMPT` for one that is not ours, or that is not stored yet
 */
export async function recordPaymentNotice(
  { kysely, now }: Pick<HostContext, 'kysely' | 'now'>,
  fact: PaymentFact,
): Promise<'RECORDED' | 'UNKNOWN_ATTEMPT'> {
  const noted = await kysely
    .updateTable('payment')
    .set({ check_at: now() })
    .where('attempt_id', '=', fact.orderId)
    .returning('payment_seq')
    .executeTakeFirst()
  return noted ? 'RECORDED' : 'UNKNOWN_ATTEMPT'
}
