import { useActionData } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Field, Textarea } from '#app/components/field.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { formAnswerOf } from '#app/forms/form-answer.ts'
import { FormProblem, PostForm } from '#app/forms/post-form.tsx'
import type { OwnDispute } from '#contracts/member-dispute.ts'
import { DISPUTE_LIMITS, memberDisputeType } from '#contracts/member-dispute-rules.ts'
import { PhotosField, TermsFields } from './claim-form.tsx'
import type { DisputeIntent } from './dispute-forms.ts'
import { termsWords } from './dispute-view.tsx'

interface StepWords {
  label: string
  /** What follows from it. */
  means: string
  /** What its words are about; without, it has none. */
  ask?: string
}

const OFFER: StepWords = {
  label: '다른 제안 하기',
  means: '상대방이 24시간 안에 답해요.',
  ask: '왜 이렇게 제안하는지 적어 주세요',
}

const STEPS: Record<Exclude<DisputeIntent, 'ACCEPT'>, StepWords> = {
  COUNTER: OFFER,
  REFUSE: {
    label: '거절하기',
    means: '상대방이 이유를 읽고 다른 제안을 하거나 운영팀에 판단을 요청할 수 있어요.',
    ask: '거절하는 이유를 적어 주세요',
  },
  ESCALATE: {
    label: '운영팀에 판단 요청하기',
    means: '운영팀이 양쪽의 이야기와 사진, 이 거래의 채팅을 보고 분쟁 기준에 따라 결정해요.',
    ask: '합의하기 어려운 이유를 적어 주세요',
  },
  ARGUE: {
    label: '설명 덧붙이기',
    means: '상대방과 운영팀이 함께 읽어요.',
    ask: '더 알려 줄 내용을 적어 주세요',
  },
  CONFIRM: {
    label: '이행 확인하기',
    means: '약속한 대로 이행됐다면 눌러 주세요. 둘 다 확인하면 분쟁이 끝나요.',
  },
  BROKEN: {
    label: '이행되지 않았어요',
    means: '합의한 대로 되지 않았다면 알려 주세요. 운영팀이 검토하거나 조정 신청을 안내해요.',
    ask: '무엇이 이행되지 않았는지 적어 주세요',
  },
  WITHDRAW: {
    label: '분쟁 취하하기',
    means: '요청을 거두고 분쟁을 끝내요. 되돌릴 수 없어요.',
  },
}

const ORDER = ['CONFIRM', 'COUNTER', 'ARGUE', 'REFUSE', 'ESCALATE', 'BROKEN', 'WITHDRAW'] as const
const INTENTS = [...ORDER, 'ACCEPT'] as const

const schemaOf = (intent: DisputeIntent) => () =>
  import('./dispute-forms.ts').then((file) => file.disputeForms[intent])

/** What one side can do now. */
export function DisputeSteps({ dispute }: { dispute: OwnDispute }) {
  const { actions, state } = dispute
  // Without script a refused form would be closed with its sentences in it.
  const refused = formAnswerOf(useActionData(), INTENTS)?.intent
  if (actions.length === 0) return null
  return (
    <section aria-labelledby="steps" className="space-y-3">
      <h2 id="steps" className="text-base font-bold text-ink">
        내가 할 수 있는 일
      </h2>
      {actions.includes('ACCEPT') && <AcceptForm dispute={dispute} />}
      {ORDER.filter((action) => actions.includes(action)).map((action) => (
        <Folded key={action} label={labelOf(action, state)} isOpen={refused === action}>
          <StepForm action={action} dispute={dispute} />
        </Folded>
      ))}
    </section>
  )
}

const labelOf = (action: (typeof ORDER)[number], state: OwnDispute['state']) =>
  action === 'REFUSE' && state === 'DECIDED' ? '결정 받아들이지 않기' : STEPS[action].label

const meansOf = (action: (typeof ORDER)[number], state: OwnDispute['state']) =>
  action === 'REFUSE' && state === 'DECIDED'
    ? '한쪽이라도 받아들이지 않으면 두손에서는 끝나고, 조정을 신청할 자료를 드려요.'
    : STEPS[action].means

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

function AcceptForm({ dispute }: { dispute: OwnDispute }) {
  const { version, terms, state } = dispute
  return (
    <PostForm intent="ACCEPT" className="space-y-3 rounded-md bg-surface-2 p-4">
      <input type="hidden" name="version" value={version} />
      <FormProblem />
      <p className="text-base text-ink">
        {state === 'DECIDED' ? '운영팀의 결정: ' : '상대방의 요청: '}
        <strong className="font-semibold">{termsWords(terms)}</strong>
      </p>
      <SubmitButton block>
        {state === 'DECIDED' ? '결정 받아들이기' : '이대로 받아들이기'}
      </SubmitButton>
    </PostForm>
  )
}

function StepForm({ action, dispute }: { action: (typeof ORDER)[number]; dispute: OwnDispute }) {
  const { ask } = STEPS[action]
  return (
    <PostForm intent={action} schema={schemaOf(action)} className="space-y-3">
      <input type="hidden" name="version" value={dispute.version} />
      <FormProblem />
      <p className="text-sm text-ink-2">{meansOf(action, dispute.state)}</p>
      {action === 'COUNTER' && (
        <TermsFields wants={memberDisputeType(dispute.type).wants} label="어떻게 해결할까요?" />
      )}
      {ask && (
        <Field name="note" label={ask} required hint="상대방에게 그대로 보여요.">
          {(control) => <Textarea {...control} rows={4} maxLength={DISPUTE_LIMITS.note} />}
        </Field>
      )}
      <SubmitButton block variant={action === 'WITHDRAW' ? 'danger' : 'primary'}>
        {labelOf(action, dispute.state)}
      </SubmitButton>
    </PostForm>
  )
}

/** Adds pictures of the reader's side. */
export function AddPictures() {
  return (
    <PostForm intent="evidence" encType="multipart/form-data" className="mt-4 space-y-3">
      <FormProblem />
      <PhotosField label="사진 더하기" />
      <SubmitButton variant="secondary">사진 올리기</SubmitButton>
    </PostForm>
  )
}
