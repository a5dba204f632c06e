import * as z from 'zod/mini'
import { casePhotoChecks, casePhotoFields } from '#app/features/order-case/case-photo-fields.ts'
import { oneOf, secret, text, ticked } from '#app/forms/fields.ts'
import { LONGEST_REFUSAL } from '#contracts/order-case-constants.ts'
import { HANDOVER_CODE_DIGITS, ORDER_ACTIONS } from '#contracts/order-constants.ts'
import { PAYMENT_METHODS, type PaymentMethod } from '#contracts/payment-constants.ts'

const eventKey = text(z.uuid())

/** Steps that are asked about once more. */
const NEEDS_TICK: ReadonlySet<string> = new Set(['CONFIRM', 'ACCEPT_PARTIAL', 'CONFIRM_RETURN'])

/** The forms of the page of an order. */
export const orderForms = {
  /** Pays for an order that was made before. */
  pay: z.object({
    eventKey,
    method: oneOf(Object.keys(PAYMENT_METHODS) as PaymentMethod[], '결제 방법을 골라 주세요.'),
  }),
  step: z
    .object({
      eventKey,
      action: oneOf(ORDER_ACTIONS),
      reason: text(z.maxLength(200, '200자까지 쓸 수 있어요.')),
      isSure: ticked(),
    })
    .check(
      z.refine(({ action, isSure }) => isSure || !NEEDS_TICK.has(action), {
        path: ['isSure'],
        message: '되돌릴 수 없으니, 확인했다는 칸에 먼저 표시해 주세요.',
      }),
    ),
  /** The seller refuses a cancellation, with proof where there is some. */
  'refuse-cancel': z
    .object({
      eventKey,
      text: text(z.maxLength(LONGEST_REFUSAL, `${LONGEST_REFUSAL}자까지 쓸 수 있어요.`)),
      ...casePhotoFields,
    })
    .check(...casePhotoChecks()),
  'hand-over': z.object({
    eventKey,
    code: secret(
      text(
        z.regex(
          new RegExp(`^(?:[\\s-]*\\d){${HANDOVER_CODE_DIGITS}}[\\s-]*$`),
          `인증번호는 숫자 ${HANDOVER_CODE_DIGITS}자리예요.`,
        ),
      ),
    ),
  }),
}
