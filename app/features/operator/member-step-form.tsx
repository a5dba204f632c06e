import { ButtonLink } from '#app/components/button.tsx'
import { Card } from '#app/components/card.tsx'
import { Field, Input } from '#app/components/field.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { PostForm } from '#app/forms/post-form.tsx'
import { paths } from '#app/paths.ts'
import type { MemberDetail } from '#contracts/main.ts'
import { consequencesOf, MEMBER_STEPS, type MemberStep } from './member-steps.ts'
import { REASON_LENGTH } from './operator-labels.ts'

/** Confirms a step: what follows from it, and why it is taken, which is stored. */
export function MemberStepForm({ member, step }: { member: MemberDetail; step: MemberStep }) {
  const { label, isHarsh } = MEMBER_STEPS[step]
  return (
    <>
      <Card as="section" aria-labelledby="consequences">
        <h2 id="consequences" className="text-base font-bold text-ink">
          이렇게 돼요
        </h2>
        <dl className="mt-3 space-y-3">
          {consequencesOf(step, member).map(({ about, text }) => (
            <div key={about} className="sm:flex sm:gap-4">
              <dt className="font-semibold text-ink sm:w-24 sm:shrink-0">{about}</dt>
              <dd className="text-ink-2">{text}</dd>
            </div>
          ))}
        </dl>
      </Card>
      <Card as="section" aria-label="확인">
        <PostForm
          intent={MEMBER_STEPS[step].action}
          schema={() => import('./operator-schemas.ts').then((file) => file.memberActionSchema)}
          className="space-y-4"
        >
          <Field
            name="reason"
            label="사유"
            required
            hint="처리 내역에 남아요. 회원 문의에 답할 때 이 내용을 봐요."
          >
            {(control) => <Input {...control} maxLength={REASON_LENGTH} autoComplete="off" />}
          </Field>
          <div className="flex flex-wrap gap-2">
            <SubmitButton variant={isHarsh ? 'danger' : 'primary'}>{label}</SubmitButton>
            <ButtonLink to={paths.operatorMember(member.userSeq)} variant="secondary">
              취소
            </ButtonLink>
          </div>
        </PostForm>
      </Card>
    </>
  )
}
