import { Field, Input } from '#app/components/field.tsx'
import { PhoneInput } from '#app/components/phone-input.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { PostForm } from '#app/forms/post-form.tsx'
import { Carriers } from './carriers.tsx'
import { ResidentNumber } from './resident-number.tsx'

/** What an identity agency is asked with. The answer is a code by text. */
export function IdentityForm({
  action,
  redirectTo,
  name,
  provenPhoneNo,
}: {
  action: string
  redirectTo?: string
  /** As the provider gave it. */
  name?: string | null
  /** '010-****-5678'; the number cannot be another one then. */
  provenPhoneNo?: string | null
}) {
  return (
    <PostForm
      intent={['REQUEST']}
      schema={() =>
        import('./identity-schema.ts').then((file) => file.identitySchema(provenPhoneNo))
      }
      action={action}
      className="flex flex-col gap-5"
    >
      {redirectTo !== undefined && <input type="hidden" name="redirectTo" value={redirectTo} />}
      <Field name="name" initial={name} label="이름" required>
        {(control) => (
          <Input
            {...control}
            autoComplete="name"
            maxLength={40}
            placeholder="휴대폰에 등록된 이름"
            className="min-h-13"
          />
        )}
      </Field>
      <ResidentNumber />
      <Carriers />
      {provenPhoneNo ? (
        <div>
          <p className="mb-1.5 text-sm font-semibold text-ink-2">휴대폰 번호</p>
          <p className="flex min-h-13 items-center rounded-md bg-surface-3 px-3 text-base text-ink tabular-nums">
            {provenPhoneNo}
            <span className="ms-auto text-sm font-semibold text-success">확인된 번호</span>
          </p>
        </div>
      ) : (
        <Field name="phone" label="휴대폰 번호" required>
          {(control) => <PhoneInput {...control} className="min-h-13 tabular-nums" />}
        </Field>
      )}
      <SubmitButton intent="REQUEST" size="lg" block>
        인증번호 받기
      </SubmitButton>
    </PostForm>
  )
}
