import { useFormField } from '#app/components/form-context.ts'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { useHydrated } from '#app/components/use-hydrated.ts'
import { PostForm } from '#app/forms/post-form.tsx'
import { countdownText } from './countdown.ts'
import { useCountdown } from './use-countdown.ts'

/**
 * Requests another code. With script the button waits until that is allowed; without, the server refuses a request that
 * is too early.
 */
export function ResendForm({
  resendAt,
  now,
  action,
  redirectTo,
}: {
  resendAt: string
  now: string
  action: string
  redirectTo: string
}) {
  const hydrated = useHydrated()
  const seconds = useCountdown(resendAt, now)
  const waits = hydrated && seconds > 0
  return (
    <PostForm intent={['RESEND']} action={action} replace>
      <input type="hidden" name="redirectTo" value={redirectTo} />
      <SubmitButton intent="RESEND" variant="ghost" block disabled={waits} className="tabular-nums">
        인증번호 다시 받기{waits && ` (${countdownText(seconds)})`}
      </SubmitButton>
      <ResendError />
    </PostForm>
  )
}

function ResendError() {
  const { error } = useFormField('resend')
  if (error === undefined) return null
  return (
    <p
      tabIndex={-1}
      data-problem
      className="mt-1 text-center text-sm font-medium text-danger outline-none"
    >
      {error}
    </p>
  )
}
