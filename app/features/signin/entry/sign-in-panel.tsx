import { Form } from '@remix-run/react'
import { type FocusEvent, useRef } from 'react'
import { Field, Input } from '#app/components/field.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import type { SocialProvider } from '#contracts/account.ts'
import { signInHref } from '../flow/sign-in-href.ts'
import { SandboxNote } from '../form/sandbox-note.tsx'
import { useFirstError } from '../form/use-first-error.ts'
import { formatPhoneNo } from '../phone/phone-no.ts'
import { PhoneIcon } from './phone-icon.tsx'
import { ProviderButtons } from './provider-buttons.tsx'

/**
 * All ways of signing in, for the page and for a dialog on any other page. Its forms post to /signin, which also shows
 * their errors.
 */
export function SignInPanel({
  redirectTo,
  providers,
  sandbox,
  mode = 'default',
  phone,
  error,
}: {
  /** A path of ours. */
  redirectTo: string
  providers: readonly SocialProvider[]
  sandbox?: boolean
  mode?: 'default' | 'signup'
  /** As it was typed. */
  phone?: string | undefined
  error?: string | undefined
}) {
  return (
    <div className="flex flex-col gap-5">
      {providers.length > 0 && (
        <>
          <ProviderButtons providers={providers} redirectTo={redirectTo} />
          <p className="signin-or">또는</p>
        </>
      )}
      {mode === 'signup' ? (
        <SignUpForm redirectTo={redirectTo} />
      ) : (
        <PhoneForm redirectTo={redirectTo} phone={phone} error={error} />
      )}
      {sandbox && <SandboxNote />}
    </div>
  )
}

function PhoneForm({
  redirectTo,
  phone,
  error,
}: {
  redirectTo: string
  phone?: string | undefined
  error?: string | undefined
}) {
  const form = useRef<HTMLFormElement>(null)
  useFirstError(form, error)
  return (
    <Form
      ref={form}
      method="post"
      action={signInHref(redirectTo)}
      noValidate
      className="flex flex-col gap-3"
    >
      <input type="hidden" name="redirectTo" value={redirectTo} />
      <Field label="휴대폰 번호" error={error}>
        {(control) => (
          <Input
            {...control}
            key={phone}
            name="phone"
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            enterKeyHint="next"
            maxLength={30}
            placeholder="010-1234-5678"
            defaultValue={phone === undefined ? undefined : formatPhoneNo(phone)}
            onBlur={tidyUp}
            className="min-h-13 text-lg tabular-nums"
          />
        )}
      </Field>
      <SubmitButton name="step" value="PHONE" size="lg" block>
        <PhoneIcon />
        휴대폰 번호로 계속하기
      </SubmitButton>
    </Form>
  )
}

function tidyUp({ currentTarget }: FocusEvent<HTMLInputElement>) {
  currentTarget.value = formatPhoneNo(currentTarget.value)
}

function SignUpForm({ redirectTo }: { redirectTo: string }) {
  return (
    <Form method="post" action={signInHref(redirectTo, { mode: 'signup' })}>
      <input type="hidden" name="redirectTo" value={redirectTo} />
      <SubmitButton name="step" value="SIGN_UP" size="lg" block>
        <PhoneIcon />
        휴대폰 번호로 가입하기
      </SubmitButton>
    </Form>
  )
}
