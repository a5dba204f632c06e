import * as z from 'zod/mini'
import { onOrOff, sequence } from '#app/forms/fields.ts'

/** The forms of the list of followed stores. */
export const FOLLOWING_FORMS = {
  notice: z.object({ storeSeq: sequence(), notifies: onOrOff() }),
}
