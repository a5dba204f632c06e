import { ButtonLink } from '#app/components/button.tsx'
import { Card } from '#app/components/card.tsx'
import { Field, Input } from '#app/components/field.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { PostForm } from '#app/forms/post-form.tsx'
import { paths } from '#app/paths.ts'
import type { MemberDetail } from '#contracts/main.ts'
import { REASON_LENGTH } from '../operator-labels.ts'
import { ConsequenceList } from './consequence-list.tsx'
import { consequencesOf, MEMBER_STEPS, type MemberStep } from './member-steps.ts'

/** Confirms a step: what follows from it, and why it is taken, which is stored. */
export function MemberStepForm({ member, step }: { member: MemberDetail; step: MemberStep }) {
  const { label, isHarsh } = MEMBER_STEPS[step]
  return (
    <>
      <ConsequenceList consequences={consequencesOf(step, member)} />
      <Card as="section" aria-label="확인">
        <PostForm
          intent={MEMBER_STEPS[step].action}
          schema={() => import('../operator-schemas.ts').then((file) => file.memberActionSchema)}
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
