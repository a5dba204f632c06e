import * as z from 'zod/mini'
import { text } from '#app/forms/fields.ts'

const FIELDS = z.object({
  regionCode: z.string().check(z.regex(/^\d{2,10}$/)),
  redirectTo: text(),
})

/** The forms of the page of 내 동네. */
export const REGION_FORMS = { choose: FIELDS, use: FIELDS, remove: FIELDS }
