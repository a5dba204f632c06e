import * as z from 'zod/mini'
import { text } from '#app/forms/fields.ts'
import { LOOKUP_REFUSALS, LOOKUP_RULES } from '#contracts/fraud-constants.ts'

/** What is typed is never sent back in an address; after a refusal it stays in its field. */
export const lookupSchema = z.object({
  text: text(
    z.minLength(1, LOOKUP_REFUSALS.EMPTY.message),
    z.maxLength(LOOKUP_RULES.length, LOOKUP_REFUSALS.TOO_LONG.message),
  ),
})
