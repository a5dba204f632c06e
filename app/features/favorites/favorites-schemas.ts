import * as z from 'zod/mini'
import { many, NO_FIELDS, sequence } from '#app/forms/fields.ts'

/** The forms of the page of favourites. */
export const FAVORITES_FORMS = {
  remove: z.object({
    productSeq: many(sequence(), z.minLength(1, '찜에서 뺄 상품을 골라 주세요.')),
  }),
  undo: NO_FIELDS,
}
