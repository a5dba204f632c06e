import * as z from 'zod/mini'
import { oneOf, text } from '#app/forms/fields.ts'
import { PAYMENT_METHODS, type PaymentMethod } from '#contracts/payment-constants.ts'

/** To pay for an order that was made before. */
export const payForm = z.object({
  eventKey: text(z.uuid()),
  method: oneOf(Object.keys(PAYMENT_METHODS) as PaymentMethod[], '결제 방법을 골라 주세요.'),
})
