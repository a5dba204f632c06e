import { Form } from '@remix-run/react'
import { Card } from '#app/components/card.tsx'
import { Field, Input } from '#app/components/field.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { isOperatorRole, type Role, type UserStatus } from '#contracts/account-constants.ts'
import { MEMBER_ACTIONS } from './read-member-action.ts'

/** What an operator may do with an account; each action needs a reason, which is stored. */
export function MemberActionForm({
  role,
  status,
  error,
  reason,
}: {
  role: Role
  status: UserStatus
  error?: string
  reason?: string
}) {
  const main = status === 'SUSPENDED' ? 'RESTORE' : 'SUSPEND'
  return (
    <Card as="section" aria-labelledby="act">
      <h2 id="act" className="text-base font-bold text-ink">
        처리하기
      </h2>
      <Form method="post" className="mt-3 space-y-3">
        <Field label="사유" required error={error} hint="회원 문의에 답할 때 이 내용을 봐요.">
          {(control) => (
            <Input
              {...control}
              name="reason"
              maxLength={200}
              defaultValue={reason}
              autoComplete="off"
            />
          )}
        </Field>
        <div className="flex flex-wrap gap-2">
          <SubmitButton
            name="action"
            value={main}
            variant={main === 'SUSPEND' ? 'danger' : 'primary'}
          >
            {MEMBER_ACTIONS[main]}
          </SubmitButton>
          <SubmitButton name="action" value="SIGN_OUT" variant="secondary">
            {MEMBER_ACTIONS.SIGN_OUT}
          </SubmitButton>
          {isOperatorRole(role) && (
            <SubmitButton name="action" value="RESET_FACTOR" variant="secondary">
              {MEMBER_ACTIONS.RESET_FACTOR}
            </SubmitButton>
          )}
        </div>
      </Form>
    </Card>
  )
}
