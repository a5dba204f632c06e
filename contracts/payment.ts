import { z } from 'zod'
import { DEADLINE_MS, endpoint } from './endpoint.ts'
import { PAYMENT_METHODS, type PaymentMethod } from './payment-constants.ts'

export const paymentMethodSchema = z.enum(Object.keys(PAYMENT_METHODS) as [PaymentMethod])

/**
 * How a browser opens the payment window: by going to its address, or by the company's own script, which is given `key` and
 * `request`. The company says which.
 */
export const windowInstructionSchema = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('redirect'), url: z.url() }),
  z.object({
    kind: z.literal('script'),
    src: z.url(),
    key: z.string(),
    request: z.record(z.string(), z.unknown()),
  }),
])
export type WindowInstruction = z.infer<typeof windowInstructionSchema>

/** The longest notice of the payment company: a payment with many cancellations stays far below. */
export const LONGEST_PAYMENT_NOTICE = 64 * 1024

/** What the payment company posts to us, and we ask it about. */
export const paymentEndpoints = {
  /**
   * Takes a notice of the payment company, which sends it again until this succeeds. Its content is believed only as far as
   * the company confirms it when asked.
   */
  receivePaymentNotice: endpoint
    .meta({ timeoutMs: DEADLINE_MS.integrations, auth: 'none' })
    .route({ method: 'POST', path: '/v1/payment-notices' })
    .input(
      z.object({
        /** The header by which the company numbers what it sends. */
        transmissionId: z.string().max(200).nullable(),
        body: z.string().max(LONGEST_PAYMENT_NOTICE),
      }),
    )
    .output(z.object({}))
    .errors({
      FORGED: { status: 400, message: '결제 회사의 알림이 아닙니다.' },
      NOT_FOUND: { status: 404, message: '알림이 가리키는 결제가 없습니다.' },
      LIMITED: { status: 429, message: '요청이 너무 많아요. 잠시 후 다시 시도해 주세요.' },
      NOT_CONFIRMED: { status: 503, message: '결제 회사에 확인하지 못했습니다.' },
    }),
}
