import * as z from 'zod/mini'
import { oneOf, sequence, ticked } from '#app/forms/fields.ts'

export const faqForms = {
  vote: z.object({
    faqSeq: sequence(),
    helpful: oneOf(['yes', 'no'], '도움이 됐는지 골라 주세요.'),
    /** Set with script: the answer is data. */
    inPlace: ticked(),
  }),
}
