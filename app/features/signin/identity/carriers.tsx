import { useId } from 'react'
import { AlertIcon } from '#app/components/icons.tsx'
import { COMM_ID_LABELS, COMM_IDS } from '#contracts/account-constants.ts'

/** The carrier of a phone, as the identity agency needs to know it. */
export function Carriers({
  chosen,
  error,
}: {
  chosen?: string | undefined
  error?: string | undefined
}) {
  const errorId = useId()
  return (
    <fieldset>
      <legend className="mb-1.5 text-sm font-semibold text-ink-2">
        통신사
        <span className="ms-1 text-danger">
          <span aria-hidden="true">*</span>
          <span className="sr-only">필수</span>
        </span>
      </legend>
      <div className="carriers">
        {COMM_IDS.map((commId) => (
          <label key={commId}>
            <input
              type="radio"
              name="commId"
              value={commId}
              defaultChecked={commId === chosen}
              aria-invalid={error ? true : undefined}
              aria-describedby={error && errorId}
              className="sr-only"
            />
            {COMM_ID_LABELS[commId]}
          </label>
        ))}
      </div>
      {error && (
        <p id={errorId} className="mt-1.5 flex items-start gap-1 text-sm font-medium text-danger">
          <AlertIcon className="mt-0.5 shrink-0" size={16} />
          {error}
        </p>
      )}
    </fieldset>
  )
}
