import * as z from 'zod/mini'
import { many, oneOf, text } from '#app/forms/fields.ts'
import { DUTY_KEYS } from '#contracts/duties.ts'
import { REASON_LENGTH } from '../operator-labels.ts'

const REASON = `사유를 2자 이상 ${REASON_LENGTH}자 이하로 적어 주세요.`

/** What an operator is to be in charge of, and what the form has shown. */
export const dutiesSchema = z.object({
  duties: many(oneOf(DUTY_KEYS)),
  seen: z.pipe(
    text(z.regex(/^[A-Z,]*$/)),
    z.transform((typed) => DUTY_KEYS.filter((duty) => typed.split(',').includes(duty))),
  ),
  reason: text(z.minLength(2, REASON), z.maxLength(REASON_LENGTH, REASON)),
})
