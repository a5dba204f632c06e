import type { SanctionEvidenceRef } from '#contracts/sanction.ts'
import type { SanctionMeasure, SanctionRuleCode } from '#contracts/sanction-rules.ts'

/** A sanction as it would be decided now. */
export interface SanctionDraft {
  formKey: string
  lastSeq: number
  rule: SanctionRuleCode
  measure: SanctionMeasure
  reason: string
  evidence: SanctionEvidenceRef[]
  note: string
  startsAt: string
  endsAt: string | null
}

/** `REPORT-12`: what a sanction rests on, as the form has it. */
export const evidenceKey = ({ kind, seq }: SanctionEvidenceRef): string => `${kind}-${seq}`
