import { Card } from '#app/components/card.tsx'
import { Choice, ChoiceError, Field, Select, Textarea } from '#app/components/field.tsx'
import { RequiredMark } from '#app/components/required-mark.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { count } from '#app/format/count.ts'
import { kstDateShort } from '#app/format/time.ts'
import { PostForm } from '#app/forms/post-form.tsx'
import type { SanctionEvidence } from '#contracts/sanction.ts'
import {
  SANCTION_LIMITS,
  SANCTION_MEASURES,
  SANCTION_RULES,
  type SanctionMeasure,
  type SanctionRuleCode,
  suggestedMeasure,
} from '#contracts/sanction-rules.ts'
import { evidenceKey } from './sanction-draft.ts'

export interface SanctionGrounds {
  earlier: number
  lastSeq: number
  evidence: readonly (SanctionEvidence & { at: string })[]
}

const RULES = Object.keys(SANCTION_RULES) as SanctionRuleCode[]
const MEASURES = Object.keys(SANCTION_MEASURES) as SanctionMeasure[]

/** What is decided, why, and on what it rests; nothing happens before the preview is confirmed. */
export function SanctionForm({
  grounds: { earlier, lastSeq, evidence },
  formKey,
  isAdmin,
}: {
  grounds: SanctionGrounds
  formKey: string
  isAdmin: boolean
}) {
  const measures = MEASURES.filter((measure) => measure !== 'PERMANENT' || isAdmin)
  return (
    <Card as="section" aria-label="제재">
      <p className="text-sm text-ink-3">
        최근 {SANCTION_LIMITS.countedDays}일 동안 받은 제재는 {count(earlier)}번이에요. 알맞은
        조치는 이 횟수를 세어 알려 드려요.
      </p>
      <PostForm
        intent={['PREVIEW', 'EDIT', 'SANCTION']}
        schema={() => import('./sanction-schema.ts').then((file) => file.sanctionForms)}
        className="mt-4 space-y-5"
      >
        <input type="hidden" name="formKey" value={formKey} />
        <input type="hidden" name="lastSeq" value={lastSeq} />
        <Field name="rule" label="어긴 규정" required>
          {(control) => (
            <Select {...control}>
              <option value="">골라 주세요</option>
              {RULES.map((rule) => (
                <option key={rule} value={rule}>
                  {`${SANCTION_RULES[rule].label} (${ruleMeasures(rule, earlier)})`}
                </option>
              ))}
            </Select>
          )}
        </Field>
        <fieldset>
          <legend className="text-sm font-semibold text-ink-2">
            조치
            <RequiredMark />
          </legend>
          <div className="mt-1 grid grid-cols-2 gap-x-4 sm:grid-cols-3">
            {measures.map((measure) => (
              <Choice key={measure} type="radio" name="measure" value={measure}>
                {SANCTION_MEASURES[measure].label}
              </Choice>
            ))}
          </div>
          <ChoiceError name="measure" className="mt-1" />
          {!isAdmin && (
            <p className="mt-1 text-sm text-ink-3">
              영구 이용 제한은 관리자만 할 수 있어요. 30일로 제한하고 관리자에게 알려 주세요.
            </p>
          )}
        </fieldset>
        <Field
          name="reason"
          label="까닭"
          hint="회원이 그대로 읽어요. 신고한 회원이 누구인지 알 수 있는 말은 적지 마세요. 비워 두면 규정의 문장을 보내요."
        >
          {(control) => (
            <Textarea {...control} rows={4} maxLength={SANCTION_LIMITS.reason} autoComplete="off" />
          )}
        </Field>
        {evidence.length > 0 && (
          <fieldset>
            <legend className="text-sm font-semibold text-ink-2">근거</legend>
            <p className="mt-1 text-sm text-ink-3">
              고른 것의 이름만 회원에게 보여요. 누가 언제 신고했는지는 보이지 않아요.
            </p>
            <div className="mt-1 space-y-0.5">
              {evidence.map((one) => (
                <Choice
                  key={evidenceKey(one)}
                  name="evidence"
                  value={evidenceKey(one)}
                  trailing={kstDateShort(one.at)}
                >
                  <span className="wrap-anywhere">{one.words}</span>
                </Choice>
              ))}
            </div>
            <ChoiceError name="evidence" className="mt-1" />
          </fieldset>
        )}
        <Field
          name="note"
          label="운영팀 메모"
          hint="운영자만 봐요. 이의가 들어오면 다른 운영자가 읽어요."
        >
          {(control) => (
            <Textarea {...control} rows={2} maxLength={SANCTION_LIMITS.note} autoComplete="off" />
          )}
        </Field>
        <SubmitButton intent="PREVIEW">결과 확인하기</SubmitButton>
      </PostForm>
    </Card>
  )
}

/** `경고부터, 지금은 3일 이용 제한` */
function ruleMeasures(rule: SanctionRuleCode, earlier: number): string {
  const [mildest] = SANCTION_RULES[rule].measures
  const now = suggestedMeasure(rule, earlier)
  const { label } = SANCTION_MEASURES[mildest]
  return now === mildest ? `${label}부터` : `${label}부터, 지금은 ${SANCTION_MEASURES[now].label}`
}
