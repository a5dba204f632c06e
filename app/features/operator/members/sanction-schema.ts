import * as z from 'zod/mini'
import { many, oneOf, text } from '#app/forms/fields.ts'
import {
  isAllowed,
  SANCTION_EVIDENCE,
  SANCTION_LIMITS,
  SANCTION_MEASURES,
  SANCTION_RULES,
  type SanctionEvidenceKind,
  type SanctionMeasure,
  type SanctionRuleCode,
} from '#contracts/sanction-rules.ts'

const { leastReason, reason, note, evidence } = SANCTION_LIMITS
const RELOAD = '페이지를 새로고침한 뒤 다시 눌러 주세요.'
const KINDS = Object.keys(SANCTION_EVIDENCE) as SanctionEvidenceKind[]
const EVIDENCE = new RegExp(`^(?:${KINDS.join('|')})-[1-9]\\d{0,14}$`)

const evidenceOf = (key: string) => {
  const [kind, seq] = key.split('-')
  return { kind: kind as SanctionEvidenceKind, seq: Number(seq) }
}

const sanctionSchema = z
  .object({
    formKey: text(z.regex(/^[0-9a-f-]{36}$/, RELOAD)),
    lastSeq: z.pipe(text(z.regex(/^\d{1,15}$/, RELOAD)), z.transform(Number)),
    rule: oneOf(Object.keys(SANCTION_RULES) as SanctionRuleCode[], '어긴 규정을 골라 주세요.'),
    measure: oneOf(Object.keys(SANCTION_MEASURES) as SanctionMeasure[], '조치를 골라 주세요.'),
    // Where it is empty, the rule's own sentence is sent.
    reason: text(
      z.regex(new RegExp(`^(?:|[^]{${leastReason},})$`), `${leastReason}자 이상 적어 주세요.`),
      z.maxLength(reason, `${reason}자까지 적을 수 있어요.`),
    ),
    evidence: many(
      z.pipe(z.string().check(z.regex(EVIDENCE)), z.transform(evidenceOf)),
      z.maxLength(evidence, `근거는 ${evidence}개까지 고를 수 있어요.`),
    ),
    note: text(z.maxLength(note, `${note}자까지 적을 수 있어요.`)),
  })
  .check(
    z.refine(({ rule, measure }) => isAllowed(rule, measure), {
      path: ['measure'],
      message: '이 규정에는 쓸 수 없는 조치예요. 규정 옆에 적힌 조치에서 골라 주세요.',
    }),
  )

/** A sanction that is previewed, decided, or written further. */
export const sanctionForms = {
  PREVIEW: sanctionSchema,
  SANCTION: sanctionSchema,
  EDIT: sanctionSchema,
}
