import * as z from 'zod/mini'
import { many } from '#app/forms/fields.ts'

/** Photos that are sent without script. */
export const HANDOVER_FORMS = {
  add: z.object({ photos: many(z.file(), z.minLength(1, '사진을 골라 주세요.')) }),
}
