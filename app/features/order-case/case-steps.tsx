import { useActionData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { ButtonLink } from '#app/components/button.tsx'
import { Field, Input, Select, Textarea } from '#app/components/field.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { wonAmount } from '#app/format/won.ts'
import { formAnswerOf } from '#app/forms/form-answer.ts'
import { FormProblem, PostForm } from '#app/forms/post-form.tsx'
import { paths } from '#app/paths.ts'
import type { Order } from '#contracts/order.ts'
import {
  CASE_REASONS,
  CASE_TEXT,
  type CaseStep,
  isOpenCase,
  reasonsFor,
} from '#contracts/order-case-constants.ts'
import { CasePhotosField, PHOTOS_WHEN } from './case-photos-field.tsx'
import { PartialNotice } from './partial-notice.tsx'

interface StepWords {
  label: string
  /** What follows from it, and after how long by the order's terms. */
  means: string | ((terms: Order['terms']) => string)
  ask: string
  hasReason?: true
  /** When photos are needed. */
  photos?: string
}

const STEPS: Record<Exclude<CaseStep, 'ADD'>, StepWords> = {
  REQUEST_RETURN: {
    label: '반품 요청하기',
    means: ({ returnAnswerHours: hours }) =>
      `판매자가 ${hours}시간 안에 답해요. 승인하면 상품을 돌려보내고 전액 환불받아요. 답이 없거나 거절하면 운영자가 양쪽 이야기를 듣고 결정해요. 돈은 그동안 안전하게 보관돼요.`,
    ask: '무엇이 문제인지 자세히 써 주세요',
    hasReason: true,
    photos: PHOTOS_WHEN,
  },
  OPEN_DISPUTE: {
    label: '분쟁 조정 요청하기',
    means: '운영자가 양쪽의 이야기와 채팅을 보고 결정해요. 결정이 날 때까지 돈은 움직이지 않아요.',
    ask: '어떤 일이 있었는지 써 주세요',
    hasReason: true,
  },
  REFUSE_RETURN: {
    label: '반품 거절하기',
    means: '거절하면 바로 분쟁 조정이 시작되고 운영자가 결정해요.',
    ask: '거절하는 이유를 써 주세요',
  },
  OBJECT_RETURN: {
    label: '반품 상품에 이의 제기하기',
    means: '보낸 상품과 다르거나 손상됐을 때 눌러 주세요. 운영자가 양쪽 이야기를 듣고 결정해요.',
    ask: '무엇이 다른지 써 주세요',
    photos: '무엇이 다른지 보이는 사진이 꼭 있어야 해요.',
  },
}

/** A coupon does not travel back. */
const OF_COUPON: Partial<Record<CaseStep, Partial<StepWords>>> = {
  REQUEST_RETURN: {
    means: ({ returnAnswerHours: hours }) =>
      `판매자가 ${hours}시간 안에 답해요. 승인하면 바로 전액 환불받고 쿠폰은 더 볼 수 없어요. 답이 없거나 거절하면 운영자가 양쪽 이야기를 듣고 결정해요. 돈은 그동안 안전하게 보관돼요.`,
    photos:
      '쓸 수 없다고 나온 화면이 있으면 함께 올려 주세요. 설명과 다르다면 사진이 꼭 있어야 해요.',
  },
}

const INTENTS = [...(Object.keys(STEPS) as (keyof typeof STEPS)[]), 'ADD'] as const

const schema = () => import('./case-forms.ts').then((file) => file.caseForms)

/** What the member can say or offer now. */
export function CaseSteps({ order, eventKey }: { order: Order; eventKey: string }) {
  const { actions, state } = order
  const steps = (Object.keys(STEPS) as (keyof typeof STEPS)[]).filter((step) =>
    actions.includes(step),
  )
  // Without script a refused form would be closed with its sentences in it.
  const refused = formAnswerOf(useActionData(), INTENTS)?.intent
  // They stand on the page of the order, with what else follows from them.
  const isAnsweredElsewhere =
    actions.includes('ACCEPT_PARTIAL') || actions.includes('APPROVE_RETURN')
  const canOffer = actions.includes('OFFER_PARTIAL') || actions.includes('COUNTER_PARTIAL')
  return (
    <div className="space-y-3">
      <PartialNotice order={order} />
      {isAnsweredElsewhere && (
        <ButtonLink
          to={order.role === 'BUYER' ? paths.purchase(order.orderSeq) : paths.sale(order.orderSeq)}
          variant="secondary"
          block
        >
          {actions.includes('ACCEPT_PARTIAL') ? '제안 받아들이기·거절하기' : '반품 승인하기'}
        </ButtonLink>
      )}
      {canOffer && <OfferForm order={order} eventKey={eventKey} />}
      {steps.map((step) => (
        <Folded
          key={step}
          label={STEPS[step].label}
          isOpen={refused === step || (steps.length === 1 && !canOffer)}
        >
          <WordsForm
            order={order}
            step={step}
            words={order.type === 'DIGITAL' ? { ...STEPS[step], ...OF_COUPON[step] } : STEPS[step]}
            eventKey={eventKey}
          />
        </Folded>
      ))}
      {isOpenCase(state) && (
        <Folded
          label="설명 덧붙이기"
          isOpen={refused === 'ADD' || (steps.length === 0 && !canOffer)}
        >
          <WordsForm
            order={order}
            step="ADD"
            words={{
              label: '덧붙이기',
              means: '상대방과 운영자가 함께 읽어요.',
              ask: '더 알려 줄 내용을 써 주세요',
            }}
            eventKey={eventKey}
          />
        </Folded>
      )}
    </div>
  )
}

function Folded({
  label,
  isOpen,
  children,
}: {
  label: string
  isOpen: boolean
  children: ReactNode
}) {
  return (
    <details className="rounded-md border border-line-strong" open={isOpen || undefined}>
      <summary className="flex min-h-12 cursor-pointer items-center justify-center rounded-md px-4 text-base font-semibold text-ink select-none hover:bg-surface-2">
        {label}
      </summary>
      <div className="border-t border-line p-4">{children}</div>
    </details>
  )
}

function WordsForm({
  order: { orderSeq, isBusiness, terms },
  step,
  words: { label, means, ask, hasReason, photos },
  eventKey,
}: {
  order: Order
  step: CaseStep
  words: StepWords
  eventKey: string
}) {
  return (
    <PostForm intent={step} schema={schema} encType="multipart/form-data" className="space-y-4">
      <input type="hidden" name="eventKey" value={eventKey} />
      <FormProblem />
      <p className="text-sm text-ink-2">{typeof means === 'string' ? means : means(terms)}</p>
      {hasReason && (
        <Field name="reason" label="어떤 문제인가요" required>
          {(control) => (
            <Select {...control}>
              <option value="">골라 주세요</option>
              {reasonsFor({ step, isBusiness }).map((value) => (
                <option key={value} value={value}>
                  {CASE_REASONS[value]}
                </option>
              ))}
            </Select>
          )}
        </Field>
      )}
      <Field name="text" label={ask} required>
        {(control) => <Textarea {...control} rows={5} maxLength={CASE_TEXT.most} />}
      </Field>
      <CasePhotosField orderSeq={orderSeq} when={photos} required={step === 'OBJECT_RETURN'} />
      <SubmitButton block>{label}</SubmitButton>
    </PostForm>
  )
}

function OfferForm({ order, eventKey }: { order: Order; eventKey: string }) {
  const { price, shippingFee } = order.amounts
  return (
    <PostForm intent="OFFER" schema={schema} className="space-y-3 rounded-md bg-surface-2 p-4">
      <input type="hidden" name="eventKey" value={eventKey} />
      <FormProblem />
      <Field
        name="amount"
        label={order.role === 'SELLER' ? '부분환불 제안하기' : '다른 금액 제안하기'}
        required
        hint={`상품은 구매자가 갖고 일부만 돌려주는 방법이에요. ${wonAmount(price + shippingFee)}까지 제안할 수 있고, ${order.terms.partialHours}시간 안에 답이 없으면 제안이 사라져요.`}
      >
        {(control) => (
          <Input {...control} inputMode="numeric" autoComplete="off" placeholder="예: 10,000" />
        )}
      </Field>
      <SubmitButton block>이 금액으로 제안하기</SubmitButton>
    </PostForm>
  )
}
