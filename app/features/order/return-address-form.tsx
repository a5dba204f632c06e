import { useActionData } from '@remix-run/react'
import { ButtonLink } from '#app/components/button.tsx'
import { EmptyState } from '#app/components/empty-state.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import type { FoundAnswer } from '#app/features/addresses/act-on-address.server.ts'
import { formAnswerOf } from '#app/forms/form-answer.ts'
import { FormProblem, PostForm } from '#app/forms/post-form.tsx'
import { paths } from '#app/paths.ts'
import { AddressChoice } from './address-choice.tsx'
import type { loadReturnAddress } from './load-return-address.server.ts'

const INTENTS = ['give', 'find', 'pick'] as const

/** Where the goods of a return go, from the seller's address book or typed. */
export function ReturnAddressForm({
  order: { orderSeq },
  step,
  addresses,
  eventKey,
}: Awaited<ReturnType<typeof loadReturnAddress>>) {
  const answer = formAnswerOf(useActionData(), INTENTS) as FoundAnswer | undefined
  if (!step)
    return (
      <EmptyState
        title="지금은 반품 받을 주소를 묻지 않아요"
        actions={<ButtonLink to={paths.sale(orderSeq)}>판매 상세 보기</ButtonLink>}
      >
        구매자가 반품을 요청하면 승인할 때 주소를 알려 줄 수 있어요.
      </EmptyState>
    )
  const isApproval = step === 'APPROVE_RETURN'
  return (
    <PostForm
      // What a search took over is another initial value.
      key={answer?.intent === 'pick' ? answer.values.roadAddress?.[0] : 'typed'}
      intent={INTENTS}
      schema={() => import('./return-address-forms.ts').then((file) => file.returnAddressForms)}
      className="space-y-4"
    >
      {/* The first button of a form is the one that Enter presses. */}
      <button type="submit" name="intent" value="give" tabIndex={-1} hidden aria-hidden="true" />
      <input type="hidden" name="eventKey" value={eventKey} />
      <FormProblem />
      <p className="px-1 text-base text-ink-2">
        {isApproval
          ? '승인하면 구매자가 이 주소로 상품을 돌려보내고, 받은 뒤에 전액 환불돼요.'
          : '운영자가 반품하기로 결정했어요. 구매자가 이 주소로 상품을 돌려보내고, 받은 뒤에 전액 환불돼요.'}
      </p>
      <AddressChoice
        title="반품 받을 곳"
        elsewhere="다른 곳으로 받기"
        addresses={addresses}
        answer={answer}
      />
      <p className="px-1 text-sm text-ink-3">
        이름과 연락처, 주소는 암호화해서 보관하고, 반품이 진행되는 동안 구매자에게만 보여 줘요.
      </p>
      <SubmitButton intent="give" size="lg" block>
        {isApproval ? '반품 승인하기' : '반품 받을 주소 알려 주기'}
      </SubmitButton>
    </PostForm>
  )
}
