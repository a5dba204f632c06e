import * as z from 'zod/mini'
import { NO_FIELDS, text } from '#app/forms/fields.ts'
import { DAMAGE_LIMITS } from '#contracts/damage-report-rules.ts'
import type { ReasonedDecision } from '#contracts/decision-reasons.ts'
import { reasonOf } from '../reason-schema.ts'

const MOST = `이유는 ${DAMAGE_LIMITS.note.toLocaleString('ko-KR')}자까지 적을 수 있어요.`

/** Some decisions need a note, which the server says. */
const decided = (decision: ReasonedDecision<'DAMAGE'>) =>
  z.object({
    reasonCode: reasonOf('DAMAGE', decision),
    note: text(z.maxLength(DAMAGE_LIMITS.note, MOST)),
  })

/** What an operator decides on a report of damage, by intent. */
export const damageDecisionForms = {
  REVIEW: NO_FIELDS,
  PUBLISH: decided('PUBLISH'),
  RETURN: decided('RETURN'),
  UPHOLD: decided('UPHOLD'),
  REJECT: decided('REJECT'),
}
