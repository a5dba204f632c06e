import { Form } from '@remix-run/react'
import { useRef } from 'react'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { useHydrated } from '#app/components/use-hydrated.ts'
import { useFirstError } from '../form/use-first-error.ts'
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
  error,
}: {
  resendAt: string
  now: string
  action: string
  redirectTo: string
  error?: string | undefined
}) {
  const form = useRef<HTMLFormElement>(null)
  const hydrated = useHydrated()
  const seconds = useCountdown(resendAt, now)
  const waits = hydrated && seconds > 0
  useFirstError(form, error)
  return (
    <Form ref={form} method="post" action={action} replace>
      <input type="hidden" name="redirectTo" value={redirectTo} />
      <SubmitButton
        name="step"
        value="RESEND"
        variant="ghost"
        block
        disabled={waits}
        className="tabular-nums"
      >
        인증번호 다시 받기{waits && ` (${countdownText(seconds)})`}
      </SubmitButton>
      {error && (
        <p
          tabIndex={-1}
          data-problem
          className="mt-1 text-center text-sm font-medium text-danger outline-none"
        >
          {error}
        </p>
      )}
    </Form>
  )
}
