import { type FormEvent, useState } from 'react'
import { Choice, ChoiceError, Field, Input } from '#app/components/field.tsx'
import { useHydrated } from '#app/components/use-hydrated.ts'
import { CASH_RECEIPT_KINDS, type CashReceiptKind } from '#contracts/payment-constants.ts'
import { NO_RECEIPT } from './checkout-values.ts'

const NUMBERS: Record<CashReceiptKind, string> = {
  PERSONAL: '휴대폰 번호',
  BUSINESS: '사업자등록번호',
}

/** Whether a receipt of the fee is issued for a deposit, and to which number. */
export function ReceiptChoice({ initial }: { initial: string }) {
  const isHydrated = useHydrated()
  const [chosen, setChosen] = useState(initial)
  const choose = ({ target }: FormEvent<HTMLElement>) => {
    if (target instanceof HTMLInputElement && target.name === 'receipt') setChosen(target.value)
  }
  const label = NUMBERS[chosen as CashReceiptKind] ?? '휴대폰 번호나 사업자등록번호'
  return (
    <fieldset
      onChange={choose}
      className="mt-4 hidden group-has-[[value^=VIRTUAL]:checked]/pay:block"
    >
      <legend className="mb-2 text-sm font-semibold text-ink-2">현금영수증</legend>
      <div className="flex flex-wrap gap-x-4">
        {[NO_RECEIPT, ...Object.keys(CASH_RECEIPT_KINDS)].map((kind) => (
          <Choice
            key={kind}
            type="radio"
            name="receipt"
            value={kind}
            defaultChecked={kind === initial}
          >
            {CASH_RECEIPT_KINDS[kind as CashReceiptKind] ?? '발급하지 않음'}
          </Choice>
        ))}
      </div>
      <ChoiceError name="receipt" />
      {(!isHydrated || chosen !== NO_RECEIPT) && (
        <Field
          name="receiptNo"
          label={label}
          className="mt-3"
          hint="안심결제 수수료에 발급돼요. 번호는 발급하면 바로 지워요."
        >
          {(control) => (
            <Input {...control} inputMode="numeric" autoComplete="off" maxLength={20} />
          )}
        </Field>
      )}
    </fieldset>
  )
}
