import * as z from 'zod/mini'
import { oneOf, secret, text, ticked } from '#app/forms/fields.ts'
import { COURIER_CODES } from '#contracts/couriers.ts'
import { LONGEST_COUPON } from '#contracts/order-constants.ts'

const eventKey = text(z.uuid())

/** The forms of the page on which something is sent. */
export const invoiceForms = {
  ship: z.object({
    eventKey,
    /** Empty where none was chosen: the answer says which one the number looks like. */
    courier: z.union([oneOf(COURIER_CODES), z.literal('')], '택배사를 골라 주세요.'),
    invoiceNo: text(
      z.minLength(1, '운송장 번호를 적어 주세요.'),
      z.maxLength(60, '운송장 번호가 너무 길어요.'),
    ),
    isSure: ticked(),
  }),
  coupon: z.object({
    eventKey,
    coupon: secret(
      text(
        z.minLength(1, '쿠폰 번호를 적어 주세요.'),
        z.maxLength(LONGEST_COUPON, `${LONGEST_COUPON}자까지 쓸 수 있어요.`),
      ),
    ),
  }),
}
