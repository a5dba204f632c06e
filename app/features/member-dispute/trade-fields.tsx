import { Field, Select } from '#app/components/field.tsx'
import type { StandardQuestion } from '#app/features/order-case/standard-question.ts'
import { TRADE_WAYS } from '#contracts/member-dispute-rules.ts'
import { TRADE_SELLERS } from './asked-trade.ts'

/** What an order would know of the trade. */
export function TradeFields({
  question: { type, isBusiness },
}: {
  question: Pick<StandardQuestion, 'type' | 'isBusiness'>
}) {
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Choice name="way" label="거래 방법" choices={TRADE_WAYS} initial={type} />
      <Choice
        name="seller"
        label="판매자"
        choices={TRADE_SELLERS}
        initial={isBusiness ? 'BUSINESS' : 'PRIVATE'}
      />
    </div>
  )
}

function Choice({
  name,
  label,
  choices,
  initial,
}: {
  name: string
  label: string
  choices: Record<string, string>
  initial: string
}) {
  return (
    <Field name={name} label={label} initial={initial}>
      {(control) => (
        <Select {...control}>
          {Object.entries(choices).map(([value, text]) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </Select>
      )}
    </Field>
  )
}
