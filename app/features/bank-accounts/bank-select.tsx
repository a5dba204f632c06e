import { Field, Select } from '#app/components/field.tsx'
import { BANK_CODES, BANKS } from '#contracts/banks.ts'

/** The bank of an account number. */
export function BankSelect({ initial, required }: { initial?: string | null; required?: boolean }) {
  return (
    <Field name="bankCode" label="은행" initial={initial} required={required}>
      {({ defaultValue = '', ...control }) => (
        <Select {...control} defaultValue={defaultValue}>
          <option value="">은행 고르기</option>
          {BANK_CODES.map((code) => (
            <option key={code} value={code}>
              {BANKS[code].name}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
