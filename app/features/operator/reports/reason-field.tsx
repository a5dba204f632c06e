import { Field, Select } from '#app/components/field.tsx'
import { DECISION_REASONS, decisionReasons } from '#contracts/decision-reasons.ts'

/** Why an operator decides; each of the two ways to decide has its own reasons. */
export function ReasonField({ acting, closing }: { acting: string; closing: string }) {
  return (
    <Field name="reasonCode" label="판단" required initial="">
      {(control) => (
        <Select {...control}>
          <option value="">골라 주세요</option>
          {[true, false].map((acts) => (
            <optgroup key={String(acts)} label={acts ? acting : closing}>
              {decisionReasons(acts).map((code) => (
                <option key={code} value={code}>
                  {DECISION_REASONS[code].label}
                </option>
              ))}
            </optgroup>
          ))}
        </Select>
      )}
    </Field>
  )
}
