import { Field, Input, Select } from '#app/components/field.tsx'
import { JOURNAL_KINDS, LEDGER_ACCOUNTS } from '#contracts/ledger-constants.ts'
import { DayRangeForm } from '../day-range-form.tsx'
import type { LedgerQuery } from './ledger-query.ts'

/** Which journals are shown. */
export function LedgerFilter({
  query,
  error,
  orderError,
}: {
  query: LedgerQuery
  error: string | null
  orderError: string | null
}) {
  return (
    <DayRangeForm range={query.range} error={error}>
      <Choice name="account" label="계정" labels={LEDGER_ACCOUNTS} chosen={query.account} />
      <Choice name="kind" label="내용" labels={JOURNAL_KINDS} chosen={query.kind} />
      <Field
        label="주문번호"
        error={orderError ?? undefined}
        hint="적으면 기간과 상관없이 그 주문만 보여요."
        className="min-w-40 flex-1"
      >
        {(control) => (
          <Input
            {...control}
            name="order"
            inputMode="numeric"
            autoComplete="off"
            maxLength={15}
            defaultValue={query.order}
          />
        )}
      </Field>
    </DayRangeForm>
  )
}

function Choice({
  name,
  label,
  labels,
  chosen,
}: {
  name: string
  label: string
  labels: Readonly<Record<string, string>>
  chosen: string | undefined
}) {
  return (
    <Field label={label} className="min-w-40 flex-1">
      {(control) => (
        <Select {...control} name={name} defaultValue={chosen ?? ''}>
          <option value="">전체</option>
          {Object.entries(labels).map(([key, text]) => (
            <option key={key} value={key}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
