import { Link, useActionData } from '@remix-run/react'
import { useEffect, useState } from 'react'
import { ButtonLink } from '#app/components/button.tsx'
import { cx } from '#app/components/cx.ts'
import { Choice, ChoiceError, Field, Input, Textarea } from '#app/components/field.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { CasePhotosField } from '#app/features/order-case/case-photos-field.tsx'
import { hadCase, hadRefusal, hasCase, mayComeToCase } from '#app/features/order-case/has-case.ts'
import { PartialNotice } from '#app/features/order-case/partial-notice.tsx'
import { formAnswerOf } from '#app/forms/form-answer.ts'
import { FormProblem, PostForm } from '#app/forms/post-form.tsx'
import { paths } from '#app/paths.ts'
import type { Order } from '#contracts/order.ts'
import { LONGEST_REFUSAL } from '#contracts/order-case-constants.ts'
import { CLAIM_STATES } from '#contracts/order-claim-constants.ts'
import type { OrderAction } from '#contracts/order-constants.ts'
import { whoseTurn } from '#contracts/order-turn.ts'
import { actionWords, plainActions } from './order-actions.ts'
import { returnAddressStep } from './return-address-step.ts'

const schema = () => import('./order-forms.ts').then((file) => file.orderForms)

/** What the member can do now, what goes on with the order first. */
export function OrderSteps({ order, eventKey }: { order: Order; eventKey: string }) {
  const { orderSeq, actions, state } = order
  const can = (action: Order['actions'][number]) => actions.includes(action)
  return (
    <div className="space-y-3 empty:hidden">
      <PartialNotice order={order} />
      {can('HAND_OVER') && <HandOverForm eventKey={eventKey} />}
      {(can('SHIP') || can('SHIP_RETURN') || can('SEND_COUPON')) && (
        <ButtonLink to={paths.invoice(orderSeq)} block size="lg">
          {can('SEND_COUPON') ? 'e쿠폰 보내기' : '운송장 번호 등록하기'}
        </ButtonLink>
      )}
      {order.canChangeParcel && (
        <ButtonLink to={paths.invoice(orderSeq)} variant="secondary" block size="lg">
          운송장 번호 고치기
        </ButtonLink>
      )}
      {returnAddressStep(order) && (
        <ButtonLink to={paths.returnAddress(orderSeq)} block size="lg">
          {can('GIVE_RETURN_ADDRESS') ? '반품 받을 주소 알려 주기' : '반품 승인하기'}
        </ButtonLink>
      )}
      {plainActions(actions, order).map((action) => (
        <StepForm key={action} action={action} order={order} eventKey={eventKey} />
      ))}
      {can('REFUSE_CANCEL') && <RefuseCancelForm orderSeq={orderSeq} eventKey={eventKey} />}
      {hasCase(actions, state) && (
        <ButtonLink to={paths.orderCase(orderSeq)} variant="secondary" block size="lg">
          반품·분쟁
        </ButtonLink>
      )}
      {(order.canClaim || order.claimState) && <ClaimLink order={order} />}
      {!hasCase(actions, state) &&
        (mayComeToCase(order) || hadCase(order) || hadRefusal(order)) && (
          <Link
            to={paths.orderCase(orderSeq)}
            className="inline-flex min-h-9 items-center text-sm font-medium text-link underline underline-offset-4"
          >
            {hadCase(order)
              ? '반품·분쟁 기록 보기'
              : hadRefusal(order)
                ? '취소를 거절한 이유와 사진 보기'
                : '분쟁 기준 미리 보기'}
          </Link>
        )}
    </div>
  )
}

/** The way to a claim of compensation, or to the one that was made. */
function ClaimLink({ order: { orderSeq, role, claimState } }: { order: Order }) {
  const label = claimState ? `안심결제 보상 · ${CLAIM_STATES[claimState]}` : '받은 뒤 문제가 있어요'
  const needsSeller = role === 'SELLER' && claimState === 'OPEN'
  return (
    <ButtonLink
      to={paths.compensation(orderSeq)}
      variant={needsSeller ? 'primary' : 'secondary'}
      block
      size="lg"
    >
      {needsSeller ? '보상 신청에 내 이야기 보내기' : label}
    </ButtonLink>
  )
}

/** A step: pressed once where nothing is lost by it, otherwise explained first. */
function StepForm({
  action,
  order,
  eventKey,
}: {
  action: OrderAction
  order: Order
  eventKey: string
}) {
  const { label, variant, means, sure, reason } = actionWords(action, order)
  const answer = formAnswerOf(useActionData(), ['step'])
  const isAnswered = answer?.values.action?.[0] === action
  // What the order waits for stands out, although it is explained first.
  const isNext =
    variant === 'primary' &&
    whoseTurn({ state: order.state, partialBy: order.partial?.by ?? null }) === order.role
  if (!means)
    return (
      <PostForm intent="step">
        <Hidden action={action} eventKey={eventKey} />
        {isAnswered && <FormProblem className="mb-2" />}
        <SubmitButton variant={variant} size="lg" block>
          {label}
        </SubmitButton>
      </PostForm>
    )
  return (
    <details className="group rounded-md border border-line-strong" open={isAnswered || undefined}>
      <summary
        className={cx(
          'flex min-h-13 cursor-pointer items-center justify-center rounded-md px-4 text-base font-semibold select-none',
          isNext
            ? 'bg-primary text-on-primary hover:bg-primary-hover group-open:bg-transparent group-open:text-ink group-open:hover:bg-surface-2'
            : 'text-ink hover:bg-surface-2',
        )}
      >
        {label}
      </summary>
      <PostForm intent="step" schema={schema} className="space-y-3 border-t border-line p-4">
        <Hidden action={action} eventKey={eventKey} />
        {isAnswered && <FormProblem />}
        <p className="text-sm text-ink-2">{means}</p>
        {reason && (
          <Field name="reason" label={reason}>
            {(control) => <Textarea {...control} rows={2} maxLength={200} />}
          </Field>
        )}
        {sure && (
          <div>
            <Choice name="isSure" value="1">
              {sure}
            </Choice>
            {isAnswered && <ChoiceError name="isSure" />}
          </div>
        )}
        <SubmitButton variant={variant} block>
          {label}
        </SubmitButton>
      </PostForm>
    </details>
  )
}

/** The seller goes on with an order that the buyer wants to cancel. */
function RefuseCancelForm({ orderSeq, eventKey }: { orderSeq: number; eventKey: string }) {
  const isAnswered = formAnswerOf(useActionData(), ['refuse-cancel']) !== undefined
  const label = '취소 거절하고 계속하기'
  return (
    <details className="rounded-md border border-line-strong" open={isAnswered || undefined}>
      <summary className="flex min-h-13 cursor-pointer items-center justify-center rounded-md px-4 text-base font-semibold text-ink select-none hover:bg-surface-2">
        {label}
      </summary>
      <PostForm
        intent="refuse-cancel"
        schema={schema}
        encType="multipart/form-data"
        className="space-y-4 border-t border-line p-4"
      >
        <input type="hidden" name="eventKey" value={eventKey} />
        <FormProblem />
        <p className="text-sm text-ink-2">
          거래가 이어져요. 구매자는 상품을 받은 뒤 반품을 요청할 수 있어요.
        </p>
        <Field name="text" label="거절하는 이유 (상대방에게 보여요)">
          {(control) => <Textarea {...control} rows={2} maxLength={LONGEST_REFUSAL} />}
        </Field>
        <CasePhotosField
          orderSeq={orderSeq}
          when="이미 보낸 상품이라면 접수증 사진을 함께 올려 주세요."
        />
        <SubmitButton variant="secondary" block>
          {label}
        </SubmitButton>
      </PostForm>
    </details>
  )
}

function Hidden({ action, eventKey }: { action: OrderAction; eventKey: string }) {
  return (
    <>
      <input type="hidden" name="action" value={action} />
      <input type="hidden" name="eventKey" value={eventKey} />
    </>
  )
}

/** The buyer's code: typed, or brought by the camera after the `#` of the address, which no server sees. */
function HandOverForm({ eventKey }: { eventKey: string }) {
  const [scanned, setScanned] = useState('')
  useEffect(() => {
    const [, code = ''] = /^#code=(\d{6})$/.exec(window.location.hash) ?? []
    if (!code) return
    setScanned(code)
    window.history.replaceState(window.history.state, '', window.location.pathname)
  }, [])
  return (
    <PostForm
      key={scanned}
      intent="hand-over"
      schema={schema}
      className="space-y-3 rounded-md bg-surface-2 p-4"
    >
      <input type="hidden" name="eventKey" value={eventKey} />
      <FormProblem />
      <Field
        name="code"
        label="구매자의 인증번호"
        required
        initial={scanned}
        hint="번호가 맞으면 판매가 바로 확정되고, 다음 영업일에 정산해 드려요."
      >
        {(control) => (
          <Input
            {...control}
            inputMode="numeric"
            autoComplete="off"
            maxLength={12}
            placeholder="숫자 6자리"
            className="text-center text-xl font-bold tracking-widest tabular-nums"
          />
        )}
      </Field>
      <SubmitButton size="lg" block>
        인증번호 확인하기
      </SubmitButton>
    </PostForm>
  )
}
