import { randomUUID } from 'node:crypto'
import type { SanctionMeasure, SanctionRuleCode } from '#contracts/sanction-rules.ts'

export const SANCTION_REASON = '설명과 다른 물건을 보낸 것을 확인했어요.'

/** The form of a sanction as an operator sends it: a week's suspension, for a member without a sanction. */
export function sanctionInput(
  userSeq: number,
  more: {
    measure?: SanctionMeasure
    rule?: SanctionRuleCode
    lastSeq?: number
    formKey?: string
    reason?: string
    evidence?: { kind: 'REPORT' | 'LISTING' | 'DAMAGE' | 'DISPUTE'; seq: number }[]
  } = {},
) {
  return {
    userSeq,
    formKey: randomUUID(),
    lastSeq: 0,
    rule: 'FALSE_FACTS' as SanctionRuleCode,
    measure: 'D7' as SanctionMeasure,
    reason: SANCTION_REASON,
    evidence: [],
    note: '',
    ...more,
  }
}
