import { z } from 'zod'
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
