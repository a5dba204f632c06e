import { Card } from '#app/components/card.tsx'
import { Field, Input } from '#app/components/field.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { FormProblem, PostForm } from '#app/forms/post-form.tsx'
import { isOperatorRole, type Role, type UserStatus } from '#contracts/account-constants.ts'
import { MEMBER_ACTIONS, REASON_LENGTH } from './operator-labels.ts'

/** What an operator may do with an account; each action needs a reason, which is stored. */
export function MemberActionForm({ role, status }: { role: Role; status: UserStatus }) {
  const main = status === 'SUSPENDED' ? 'RESTORE' : 'SUSPEND'
  return (
    <Card as="section" aria-labelledby="act">
      <h2 id="act" className="text-base font-bold text-ink">
        처리하기
      </h2>
      <PostForm
        intent={Object.keys(MEMBER_ACTIONS)}
        schema={() => import('./operator-schemas.ts').then((file) => file.memberActionSchema)}
        className="mt-3 space-y-3"
      >
        <FormProblem />
        <Field name="reason" label="사유" required hint="회원 문의에 답할 때 이 내용을 봐요.">
          {(control) => <Input {...control} maxLength={REASON_LENGTH} autoComplete="off" />}
        </Field>
        <div className="flex flex-wrap gap-2">
          <SubmitButton intent={main} variant={main === 'SUSPEND' ? 'danger' : 'primary'}>
            {MEMBER_ACTIONS[main]}
          </SubmitButton>
          <SubmitButton intent="SIGN_OUT" variant="secondary">
            {MEMBER_ACTIONS.SIGN_OUT}
          </SubmitButton>
          {isOperatorRole(role) && (
            <SubmitButton intent="RESET_FACTOR" variant="secondary">
              {MEMBER_ACTIONS.RESET_FACTOR}
            </SubmitButton>
          )}
        </div>
      </PostForm>
    </Card>
  )
}
