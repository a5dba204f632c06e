import { Field } from '#app/components/field.tsx'
import { PhoneInput } from '#app/components/phone-input.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { PostForm } from '#app/forms/post-form.tsx'
import type { SocialProvider } from '#contracts/account.ts'
import { signInHref } from '../flow/sign-in-href.ts'
import { SandboxNote } from '../form/sandbox-note.tsx'
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
}: {
  /** A path of ours. */
  redirectTo: string
  providers: readonly SocialProvider[]
  sandbox?: boolean
  mode?: 'default' | 'signup'
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
        <PhoneForm redirectTo={redirectTo} />
      )}
      {sandbox && <SandboxNote />}
    </div>
  )
}

function PhoneForm({ redirectTo }: { redirectTo: string }) {
  return (
    <PostForm
      intent={['PHONE']}
      schema={() => import('./sign-in-forms.ts').then((file) => file.SIGN_IN_FORMS.PHONE)}
      action={signInHref(redirectTo)}
      className="flex flex-col gap-3"
    >
      <input type="hidden" name="redirectTo" value={redirectTo} />
      <Field name="phone" label="휴대폰 번호">
        {(control) => (
          <PhoneInput {...control} enterKeyHint="next" className="min-h-13 text-lg tabular-nums" />
        )}
      </Field>
      <SubmitButton intent="PHONE" size="lg" block>
        <PhoneIcon />
        휴대폰 번호로 계속하기
      </SubmitButton>
    </PostForm>
  )
}

function SignUpForm({ redirectTo }: { redirectTo: string }) {
  return (
    <PostForm intent={['SIGN_UP']} action={signInHref(redirectTo, { mode: 'signup' })}>
      <input type="hidden" name="redirectTo" value={redirectTo} />
      <SubmitButton intent="SIGN_UP" size="lg" block>
        <PhoneIcon />
        휴대폰 번호로 가입하기
      </SubmitButton>
    </PostForm>
  )
}
