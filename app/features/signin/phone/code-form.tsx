import { type ReactNode, useEffect, useRef } from 'react'
import { Field, Input } from '#app/components/field.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { useHydrated } from '#app/components/use-hydrated.ts'
import { PostForm } from '#app/forms/post-form.tsx'
import { countdownText } from './countdown.ts'
import type { CodeStep } from './sent-code.server.ts'
import { useCountdown } from './use-countdown.ts'

/** The field for a code that was sent by text, with the time that is left for it. */
export function CodeForm({
  code,
  now,
  action,
  redirectTo,
  submitLabel,
}: {
  code: CodeStep
  /** The moment on the server at which the page was made. */
  now: string
  action: string
  redirectTo?: string
  submitLabel: ReactNode
}) {
  const field = useRef<HTMLInputElement>(null)
  const hydrated = useHydrated()
  const seconds = useCountdown(code.expiresAt, now)
  const problem = problemOf(code, hydrated && seconds === 0)
  useEffect(() => field.current?.focus(), [])

  return (
    <PostForm intent={['CODE']} action={action} replace className="flex flex-col gap-4">
      {redirectTo !== undefined && <input type="hidden" name="redirectTo" value={redirectTo} />}
      <Field
        name="code"
        label="인증번호"
        error={problem}
        hint={
          hydrated ? !problem && <Remaining seconds={seconds} /> : '받은 뒤 3분 안에 입력해 주세요.'
        }
      >
        {(control) => (
          <Input
            {...control}
            ref={field}
            inputMode="numeric"
            autoComplete="one-time-code"
            enterKeyHint="done"
            readOnly={code.isVoid}
            maxLength={12}
            placeholder="6자리 숫자"
            className="signin-code"
          />
        )}
      </Field>
      <SubmitButton intent="CODE" size="lg" block disabled={code.isVoid}>
        {submitLabel}
      </SubmitButton>
    </PostForm>
  )
}

function problemOf({ isVoid }: CodeStep, isOver: boolean): string | undefined {
  if (isVoid) return '인증번호를 여러 번 잘못 입력했어요. 새 인증번호를 받아 주세요.'
  return isOver ? '유효 시간이 지났어요. 인증번호를 다시 받아 주세요.' : undefined
}

/** A timer is not read out as it runs. */
function Remaining({ seconds }: { seconds: number }) {
  return (
    <span role="timer" className="font-semibold text-info tabular-nums">
      {countdownText(seconds)} 남음
    </span>
  )
}
