import { bodyLimit } from 'hono/body-limit'
import type { Services } from '#app/services/client.server.ts'
import { LONGEST_PAYMENT_NOTICE } from '#contracts/payment.ts'
import { PAYMENT_NOTICE_HEADER } from '#contracts/payment-constants.ts'
import { REFUSALS } from './refuse-request.ts'

/** Refuses a longer notice before it is read. */
export const limitPaymentNotice = bodyLimit({
  maxSize: LONGEST_PAYMENT_NOTICE,
  onError: (c) => c.text(REFUSALS.bodyTooLong.text, 413),
})

/**
 * A notice of the payment company: 200 only when it is stored, so that the company sends it again otherwise. What it says is
 * shown to no one and stands in no log.
 */
export async function takePaymentNotice(
  request: Request,
  { gateway }: Pick<Services, 'gateway'>,
): Promise<Response> {
  const transmissionId = request.headers.get(PAYMENT_NOTICE_HEADER)?.slice(0, 200) ?? null
  const body = await request.text()
  const received = await gateway.receivePaymentNotice({ transmissionId, body })
  const status = received.ok ? 200 : received.status
  return new Response(null, { status, headers: { 'cache-control': 'no-store' } })
}
