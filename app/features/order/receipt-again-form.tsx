import { Card } from '#app/components/card.tsx'
import { Choice, ChoiceError, Field, Input } from '#app/components/field.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { FormProblem, PostForm } from '#app/forms/post-form.tsx'
import type { OrderMoneyView } from '#contracts/order-payment.ts'
import { CASH_RECEIPT_KINDS } from '#contracts/payment-constants.ts'

const schema = () => import('./receipt-again-forms.ts').then((file) => file.receiptAgainForms)

/** A cash receipt that was refused is asked for again, to a corrected number. */
export function ReceiptAgainForm({
  receipt,
  eventKey,
}: {
  receipt: NonNullable<OrderMoneyView['receipt']>
  eventKey: string
}) {
  return (
    <Card as="section" aria-labelledby="again" className="mt-4 print:hidden">
      <h2 id="again" className="text-base font-bold text-ink">
        현금영수증 다시 신청하기
      </h2>
      <p className="mt-1 text-sm text-ink-2">
        {receipt.holder} 번호로는 발급하지 못했어요. 번호를 확인하고 다시 신청해 주세요.
      </p>
      <PostForm intent="again" schema={schema} className="mt-3 space-y-3">
        <input type="hidden" name="eventKey" value={eventKey} />
        <FormProblem />
        <fieldset>
          <legend className="mb-1 text-sm font-semibold text-ink-2">쓰임</legend>
          <div className="flex flex-wrap gap-x-4">
            {Object.entries(CASH_RECEIPT_KINDS).map(([kind, label]) => (
              <Choice
                key={kind}
                type="radio"
                name="kind"
                value={kind}
                defaultChecked={kind === receipt.kind}
              >
                {label}
              </Choice>
            ))}
          </div>
          <ChoiceError name="kind" />
        </fieldset>
        <Field
          name="holderNo"
          label="휴대폰 번호나 사업자등록번호"
          required
          hint="안심결제 수수료에 발급돼요. 번호는 발급하면 바로 지워요."
        >
          {(control) => (
            <Input {...control} inputMode="numeric" autoComplete="off" maxLength={20} />
          )}
        </Field>
        <SubmitButton block>다시 신청하기</SubmitButton>
      </PostForm>
    </Card>
  )
}
