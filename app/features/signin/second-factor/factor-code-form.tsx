import { Form } from '@remix-run/react'
import { type ReactNode, useEffect, useRef } from 'react'
import { Field, Input } from '#app/components/field.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { useFirstError } from '../form/use-first-error.ts'

const KINDS = {
  APP: {
    label: '인증 코드',
    hint: '인증 앱에 보이는 숫자 6자리예요. 30초마다 바뀌어요.',
    placeholder: '6자리 숫자',
    className: 'signin-code',
    input: { inputMode: 'numeric', autoComplete: 'one-time-code', maxLength: 12 },
  },
  RECOVERY: {
    label: '복구 코드',
    hint: '보관해 둔 복구 코드 중 하나예요. 한 번만 쓸 수 있어요.',
    placeholder: 'ABCD-EFGH-JKMN',
    className: 'tracking-wider uppercase placeholder:normal-case',
    input: { autoComplete: 'off', autoCapitalize: 'characters', maxLength: 40 },
  },
} as const

/** The field for a code of the authenticator app, or for a recovery code. */
export function FactorCodeForm({
  kind,
  step,
  redirectTo,
  focus,
  error,
  problem,
  submitLabel,
}: {
  kind: keyof typeof KINDS
  step: string
  redirectTo: string
  /** Whether the page is about this field alone. */
  focus?: boolean
  error?: string | undefined
  /** The last answer, whatever it is: the focus follows it. */
  problem?: unknown
  submitLabel: ReactNode
}) {
  const form = useRef<HTMLFormElement>(null)
  const { label, hint, placeholder, className, input } = KINDS[kind]
  useFirstError(form, problem)
  useEffect(() => {
    if (focus) form.current?.querySelector<HTMLInputElement>('[name=code]')?.focus()
  }, [focus])
  // A code that was refused is not to be corrected but typed again.
  useEffect(() => {
    if (problem) form.current?.reset()
  }, [problem])
  return (
    <Form ref={form} method="post" replace noValidate className="flex flex-col gap-4">
      <input type="hidden" name="redirectTo" value={redirectTo} />
      <Field label={label} hint={hint} error={error}>
        {(control) => (
          <Input
            {...control}
            {...input}
            name="code"
            enterKeyHint="done"
            spellCheck={false}
            placeholder={placeholder}
            className={className}
          />
        )}
      </Field>
      <SubmitButton name="step" value={step} size="lg" block>
        {submitLabel}
      </SubmitButton>
    </Form>
  )
}
