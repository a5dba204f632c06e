import { Choice, ChoiceError } from '#app/components/field.tsx'
import { PAYMENT_METHODS, type PaymentMethod } from '#contracts/payment-constants.ts'

const MEANS: Record<PaymentMethod, string> = {
  CARD: '할부와 카드 혜택은 결제창에서 골라요',
  EASY_PAY: '카카오페이, 네이버페이, 토스페이 등',
  VIRTUAL_ACCOUNT: '계좌번호를 받아 기한 안에 입금해요',
}

/** How the buyer pays. */
export function MethodChoice() {
  return (
    <fieldset>
      <legend className="mb-2 text-base font-bold text-ink">결제 방법</legend>
      <div className="divide-y divide-line rounded-md border border-line-strong">
        {(Object.keys(PAYMENT_METHODS) as PaymentMethod[]).map((method, index) => (
          <Choice
            key={method}
            type="radio"
            name="method"
            value={method}
            defaultChecked={index === 0}
            className="px-4 py-2.5"
          >
            <span className="block text-base">{PAYMENT_METHODS[method]}</span>
            <span className="block text-xs font-normal text-ink-3">{MEANS[method]}</span>
          </Choice>
        ))}
      </div>
      <ChoiceError name="method" className="mt-2" />
    </fieldset>
  )
}
