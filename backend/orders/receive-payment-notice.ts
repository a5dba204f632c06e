import { paymentNoticeLimits } from '../limits/rules.ts'
import type { HostContext } from '../operation/context.ts'
import { type Refusal, refuse } from '../operation/refusal.ts'
import { recordPaymentNotice } from './record-payment-notice.ts'

/** A notice of the payment company. It succeeds only when what the company confirmed is stored. */
export async function receivePaymentNotice(
  context: HostContext,
  posted: { transmissionId: string | null; body: string },
): Promise<Record<string, never> | Refusal<'FORGED' | 'NOT_FOUND' | 'LIMITED' | 'NOT_CONFIRMED'>> {
  const { integrations, limiter } = context
  const limits = paymentNoticeLimits(context)
  if ((await limiter.take(limits)) !== null) return refuse('LIMITED')
  const notice = await (integrations.payment?.readNotice(posted) ?? 'UNKNOWN')
  if (notice === 'FORGED') return refuse('FORGED')
  if (notice === 'UNKNOWN') return refuse('NOT_CONFIRMED')
  await limiter.giveBack(limits)
  if (notice === 'IRRELEVANT') return {}
  const recorded = await recordPaymentNotice(context, notice.payment)
  return recorded === 'UNKNOWN_ATTEMPT' ? refuse('NOT_FOUND') : {}
}
