import * as z from 'zod/mini'
import { sequence, text } from '#app/forms/fields.ts'
import { DAMAGE_LIMITS } from '#contracts/damage-report-rules.ts'

const linkDecisionSchema = z.object({
  linked: sequence('어느 계정인지 골라 주세요.'),
  linkNote: text(
    z.minLength(1, '이유를 적어 주세요.'),
    z.maxLength(
      DAMAGE_LIMITS.note,
      `이유는 ${DAMAGE_LIMITS.note.toLocaleString('ko-KR')}자까지 적을 수 있어요.`,
    ),
  ),
})

/** What an operator decides on an account that is joined to a named one. */
export const linkDecisionForms = { CUT: linkDecisionSchema, KEEP: linkDecisionSchema }
