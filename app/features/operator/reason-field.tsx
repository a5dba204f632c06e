import { Field, Select } from '#app/components/field.tsx'
import {
  DECISION_REASONS,
  decisionReasons,
  type ReasonedCase,
  type ReasonedDecision,
} from '#contracts/decision-reasons.ts'

/** Why an operator decides; each way to decide has its own reasons. */
export function ReasonField<Case extends ReasonedCase>({
  of,
  decisions,
}: {
  of: Case
  /** The decisions that are possible now, each with its name. */
  decisions: Partial<Record<ReasonedDecision<Case>, string>>
}) {
  return (
    <Field name="reasonCode" label="판단" required initial="">
      {(control) => (
        <Select {...control}>
          <option value="">골라 주세요</option>
          {(Object.entries(decisions) as [ReasonedDecision<Case>, string][]).map(
            ([decision, name]) => (
              <optgroup key={decision} label={name}>
                {decisionReasons(of, decision).map((code) => (
                  <option key={code} value={code}>
                    {DECISION_REASONS[code]}
                  </option>
                ))}
              </optgroup>
            ),
          )}
        </Select>
      )}
    </Field>
  )
}
