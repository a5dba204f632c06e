import { Card } from '#app/components/card.tsx'
import { Field, Textarea } from '#app/components/field.tsx'
import { Paragraphs } from '#app/components/paragraphs.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { kstDate, kstDateTime } from '#app/format/time.ts'
import { PostForm } from '#app/forms/post-form.tsx'
import { DECISION_REASONS } from '#contracts/decision-reasons.ts'
import type { MemberSanction } from '#contracts/sanction.ts'
import { APPEAL_STATES, SANCTION_LIMITS } from '#contracts/sanction-rules.ts'

/** The one appeal against a sanction: what was sent and answered, or the form for it. */
export function AppealCard({ sanction }: { sanction: MemberSanction }) {
  const { appeal, canAppeal } = sanction
  if (!appeal && !canAppeal) return null
  return (
    <Card as="section" aria-labelledby="appeal">
      <h2 id="appeal" className="text-base font-bold text-ink">
        이의 신청
      </h2>
      {appeal ? <SentAppeal appeal={appeal} /> : <AppealForm />}
    </Card>
  )
}

/** What a member sent, and what became of it. */
export function SentAppeal({ appeal }: { appeal: NonNullable<MemberSanction['appeal']> }) {
  const { state, text, at, decideBy, reasonCode, answer, decidedAt } = appeal
  return (
    <>
      <p className="mt-2 text-base font-semibold text-ink">
        {APPEAL_STATES[state]}
        {reasonCode && ` · ${DECISION_REASONS[reasonCode]}`}
      </p>
      {state === 'RECEIVED' && (
        <p className="mt-1 text-sm text-ink-3">
          처음 결정한 사람이 아닌 운영자가 <time dateTime={decideBy}>{kstDate(decideBy)}</time>까지
          다시 확인해요.
        </p>
      )}
      {state === 'CLOSED' && (
        <p className="mt-1 text-sm text-ink-3">조치가 없던 일이 되어 더 확인하지 않아요.</p>
      )}
      <Said title="보낸 내용" text={text} at={at} />
      {decidedAt && <Said title="운영팀의 답변" text={answer} at={decidedAt} />}
    </>
  )
}

function Said({ title, text, at }: { title: string; text: string; at: string }) {
  return (
    <div className="mt-4">
      <p className="text-sm text-ink-3">
        {title} · <time dateTime={at}>{kstDateTime(at)}</time>
      </p>
      <div className="mt-1 space-y-2 text-base text-ink-2">
        <Paragraphs text={text} />
      </div>
    </div>
  )
}

function AppealForm() {
  return (
    <>
      <p className="mt-2 text-sm text-ink-3">
        사실과 다르다면 한 번 이의를 낼 수 있어요. 처음 결정한 사람이 아닌 운영자가 영업일로{' '}
        {SANCTION_LIMITS.appealBusinessDays}일 안에 다시 확인하고, 이의가 맞으면 조치를 취소해요.
      </p>
      <PostForm
        intent="APPEAL"
        schema={() => import('./appeal-schema.ts').then((file) => file.appealSchema)}
        className="mt-4 space-y-4"
      >
        <Field
          name="text"
          label="이의 내용"
          required
          hint="무엇이 사실과 다른지, 확인할 수 있는 것과 함께 적어 주세요. 보낸 뒤에는 고칠 수 없어요."
        >
          {(control) => (
            <Textarea {...control} rows={6} maxLength={SANCTION_LIMITS.appeal} autoComplete="off" />
          )}
        </Field>
        <SubmitButton>이의 보내기</SubmitButton>
      </PostForm>
    </>
  )
}
