import { Form } from '@remix-run/react'
import { useRef } from 'react'
import { Field, Input } from '#app/components/field.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import type { FormProblem } from '../form/form-answer.server.ts'
import { useFirstError } from '../form/use-first-error.ts'
import { formatPhoneNo } from '../phone/phone-no.ts'
import { Carriers } from './carriers.tsx'
import type { IdentityField } from './read-identity.server.ts'
import { ResidentNumber } from './resident-number.tsx'

/** What an identity agency is asked with. The answer is a code by text. */
export function IdentityForm({
  action,
  redirectTo,
  name,
  provenPhoneNo,
  problem,
}: {
  action: string
  redirectTo?: string
  /** As the provider gave it. */
  name?: string | null
  /** '010-****-5678'; the number cannot be another one then. */
  provenPhoneNo?: string | null
  problem: FormProblem<IdentityField> | undefined
}) {
  const form = useRef<HTMLFormElement>(null)
  const { errors = {}, values = {} } = problem ?? {}
  useFirstError(form, problem)
  return (
    <Form ref={form} method="post" action={action} noValidate className="flex flex-col gap-5">
      {redirectTo !== undefined && <input type="hidden" name="redirectTo" value={redirectTo} />}
      <Field label="이름" required error={errors.name}>
        {(control) => (
          <Input
            {...control}
            name="name"
            autoComplete="name"
            maxLength={40}
            defaultValue={values.name ?? name ?? undefined}
            placeholder="휴대폰에 등록된 이름"
            className="min-h-13"
          />
        )}
      </Field>
      <ResidentNumber error={errors.resident} />
      <Carriers chosen={values.commId} error={errors.commId} />
      {provenPhoneNo ? (
        <div>
          <p className="mb-1.5 text-sm font-semibold text-ink-2">휴대폰 번호</p>
          <p className="flex min-h-13 items-center rounded-md bg-surface-3 px-3 text-base text-ink tabular-nums">
            {provenPhoneNo}
            <span className="ms-auto text-sm font-semibold text-success">확인된 번호</span>
          </p>
        </div>
      ) : (
        <Field label="휴대폰 번호" required error={errors.phone}>
          {(control) => (
            <Input
              {...control}
              name="phone"
              type="tel"
              inputMode="tel"
              autoComplete="tel"
              maxLength={30}
              defaultValue={values.phone === undefined ? undefined : formatPhoneNo(values.phone)}
              onBlur={({ currentTarget }) => {
                currentTarget.value = formatPhoneNo(currentTarget.value)
              }}
              placeholder="010-1234-5678"
              className="min-h-13 tabular-nums"
            />
          )}
        </Field>
      )}
      <SubmitButton name="step" value="REQUEST" size="lg" block>
        인증번호 받기
      </SubmitButton>
    </Form>
  )
}
