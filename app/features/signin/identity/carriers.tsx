import { ChoiceError } from '#app/components/field.tsx'
import { useFormField } from '#app/components/form-context.ts'
import { RequiredMark } from '#app/components/required-mark.tsx'
import { COMM_ID_LABELS, COMM_IDS } from '#contracts/account-constants.ts'

/** The carrier of a phone, as the identity agency needs to know it. */
export function Carriers() {
  const { error, errorId, values } = useFormField('commId')
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold text-ink-2">
        통신사
        <RequiredMark />
      </legend>
      <div className="carriers">
        {COMM_IDS.map((commId) => (
          <label key={commId}>
            <input
              type="radio"
              name="commId"
              value={commId}
              defaultChecked={values?.includes(commId)}
              aria-invalid={error ? true : undefined}
              aria-describedby={errorId}
              className="sr-only"
            />
            {COMM_ID_LABELS[commId]}
          </label>
        ))}
      </div>
      <ChoiceError name="commId" className="mt-1.5" />
    </fieldset>
  )
}
