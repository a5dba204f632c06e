import * as z from 'zod/mini'
import { text } from '#app/forms/fields.ts'
import { codeFormSchema, onwardsSchema, phoneField } from '../phone/phone-fields.ts'

/** Every form of the sign-in page. */
export const SIGN_IN_FORMS = {
  PHONE: z.object({ redirectTo: text(), phone: phoneField }),
  CODE: codeFormSchema,
  RESEND: onwardsSchema,
  SIGN_UP: onwardsSchema,
}
