import { useActionData } from '@remix-run/react'
import { useState } from 'react'
import { Card } from '#app/components/card.tsx'
import { Choice, ChoiceError, Field, Input } from '#app/components/field.tsx'
import { NoBreak } from '#app/components/no-break.tsx'
import { PhoneInput } from '#app/components/phone-input.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import type { FoundAnswer } from '#app/features/addresses/act-on-address.server.ts'
import { wonAmount } from '#app/format/won.ts'
import { formAnswerOf } from '#app/forms/form-answer.ts'
import { FormProblem, PostForm } from '#app/forms/post-form.tsx'
import { ADDRESS_LIMITS } from '#contracts/address-constants.ts'
import type { OrderQuote } from '#contracts/order.ts'
import { isPaidType } from '#contracts/order-states.ts'
import { earnedPoints, pointAmount, pointsProblem } from '#contracts/point-rules.ts'
import { AddressChoice, AddressSection } from './address-choice.tsx'
import { NO_RECEIPT, pointsOf } from './checkout-values.ts'
import type { loadCheckout } from './load-checkout.server.ts'
import { MethodChoice } from './method-choice.tsx'
import { OrderAmountLines } from './order-amount-lines.tsx'
import { PlainWarning } from './order-type-view.tsx'
import { confirmTime } from './order-ways.ts'
import { PointField } from './point-field.tsx'
import { ReceiptChoice } from './receipt-choice.tsx'
import { ScriptWindow } from './script-window.tsx'

const INTENTS = ['order', 'all', 'find', 'pick'] as const
type Checkout = NonNullable<Awaited<ReturnType<typeof loadCheckout>>['checkout']>

/** What is agreed, where it goes, what it costs, how it is paid: one form, one button with the amount. */
export function CheckoutForm({ quote, choice, isRequest, addresses, formKey }: Checkout) {
  const answer = formAnswerOf(useActionData(), INTENTS) as FoundAnswer | undefined
  const { type } = choice
  const { total } = choice.amounts
  const { balance, terms } = quote.points
  const [typed, setTyped] = useState(pointsOf(answer?.values.points?.[0] ?? ''))
  // What cannot be used changes no amount; the field says why when it is sent.
  const points = pointsProblem(typed, { total, balance }, terms) === null ? typed : 0
  const amounts = { ...choice.amounts, points, cash: total - points }
  const isPaid = isPaidType(type)
  const isPaidNow = isPaid && !isRequest
  const road = answer?.values.roadAddress?.[0]
  return (
    <PostForm
      // What a search took over is another initial value.
      key={answer?.intent === 'pick' ? road : 'typed'}
      intent={INTENTS}
      schema={() => import('./checkout-forms.ts').then((file) => file.checkoutForms)}
      className="space-y-4"
    >
      {/* The first button of a form is the one that Enter presses. */}
      <button type="submit" name="intent" value="order" tabIndex={-1} hidden aria-hidden="true" />
      <input type="hidden" name="formKey" value={answer?.values.formKey?.[0] ?? formKey} />
      <input type="hidden" name="type" value={type} />
      <input type="hidden" name="total" value={amounts.total} />
      <input type="hidden" name="cash" value={amounts.cash} />
      {isRequest && <input type="hidden" name="isRequest" value="1" />}
      <FormProblem />
      <ScriptWindow />
      {type === 'PARCEL' && (
        <AddressChoice
          title="받을 곳"
          elsewhere="다른 곳으로 받기"
          addresses={addresses}
          answer={answer}
        />
      )}
      {type === 'CVS' && <ShopFields />}
      {type === 'DIRECT' && <PlainWarning />}
      {isPaid && (
        <Card as="section" aria-labelledby="amounts">
          <h2 id="amounts" className="mb-3 text-base font-bold text-ink">
            결제 금액
          </h2>
          <div className="space-y-4">
            <PointField points={quote.points} total={total} onChange={setTyped} />
            <OrderAmountLines amounts={amounts} type={type} side="BUYER" />
            <PointsToEarn amounts={amounts} terms={terms} />
          </div>
        </Card>
      )}
      {isPaidNow && amounts.cash > 0 && (
        <Card className="group/pay">
          <MethodChoice />
          {amounts.buyerFee > 0 && (
            <ReceiptChoice initial={answer?.values.receipt?.[0] ?? NO_RECEIPT} />
          )}
        </Card>
      )}
      <Card as="section" aria-labelledby="conditions">
        <h2 id="conditions" className="mb-2 text-base font-bold text-ink">
          거래 조건
        </h2>
        <ul className="list-disc space-y-1.5 ps-4 text-sm text-ink-2">
          {conditionsOf(quote, choice).map((condition) => (
            <li key={condition}>{condition}</li>
          ))}
        </ul>
        <Choice name="agree" value="1" className="mt-3">
          거래 조건을 확인했고 동의해요 (필수)
        </Choice>
        <ChoiceError name="agree" />
      </Card>
      <SubmitButton intent="order" size="lg" block>
        {isPaidNow ? (
          <span>
            <NoBreak>
              {amounts.cash > 0 ? wonAmount(amounts.cash) : pointAmount(amounts.points)}
            </NoBreak>{' '}
            {amounts.cash > 0 ? '결제하기' : '포인트로 결제하기'}
          </span>
        ) : (
          '거래 요청 보내기'
        )}
      </SubmitButton>
    </PostForm>
  )
}

function PointsToEarn({
  amounts: { price, points, buyerFee },
  terms,
}: {
  amounts: Checkout['choice']['amounts']
  terms: OrderQuote['points']['terms']
}) {
  const earned = earnedPoints({ price, givenBack: 0, points, buyerFee }, terms)
  if (earned === 0) return null
  return (
    <p className="text-sm text-ink-2">
      구매확정하면 <NoBreak>{pointAmount(earned)}</NoBreak>를 적립해 드려요.
    </p>
  )
}

function conditionsOf(quote: OrderQuote, { type }: Checkout['choice']): string[] {
  const { seller, terms } = quote
  const between = `판매자 ${seller.name}님과 나 사이의 거래예요. 두손은 통신판매중개자로서 거래 당사자가 아니에요.`
  if (!isPaidType(type))
    return [
      between,
      '판매자가 수락하면 채팅으로 약속을 잡아요. 두손은 이 거래의 돈을 보관하지 않아요.',
    ]
  return [
    between,
    `판매자가 ${terms.acceptHours}시간 안에 수락하지 않으면 전액 환불해요.`,
    type === 'MEET'
      ? '만나서 인증번호를 보여 주면 구매가 확정되고 되돌릴 수 없어요.'
      : `${type === 'CVS' ? '편의점에 도착한' : '받은'} 뒤 ${confirmTime(type, quote)} 안에 확정하거나 반품을 요청하지 않으면 구매가 자동으로 확정돼요.`,
    `주문한 뒤 판매자에게 받는 사람의 이름, 연락처, ${type === 'CVS' ? '찾을 편의점을' : '주소를'} 알려 줘요.`,
  ].filter((condition) =>
    type !== 'MEET' && type !== 'DIGITAL' ? true : !condition.startsWith('주문한 뒤'),
  )
}

function ShopFields() {
  return (
    <AddressSection title="찾을 편의점">
      <div className="space-y-5">
        <Field
          name="roadAddress"
          label="편의점 이름"
          required
          hint="택배를 받는 지점의 이름을 정확히 적어 주세요."
        >
          {(control) => (
            <Input
              {...control}
              maxLength={ADDRESS_LIMITS.roadAddress}
              autoComplete="off"
              placeholder="예) GS25 합정역점"
            />
          )}
        </Field>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field name="name" label="받는 사람" required>
            {(control) => (
              <Input {...control} maxLength={ADDRESS_LIMITS.name} autoComplete="name" />
            )}
          </Field>
          <Field name="phoneNo" label="연락처" required>
            {(control) => <PhoneInput {...control} />}
          </Field>
        </div>
      </div>
    </AddressSection>
  )
}
