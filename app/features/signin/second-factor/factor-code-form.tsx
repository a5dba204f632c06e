import { type ReactNode, useEffect, useRef } from 'react'
import { Field, Input } from '#app/components/field.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { PostForm } from '#app/forms/post-form.tsx'
import { useFormAnswer } from '#app/forms/use-form.ts'

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
  intent,
  redirectTo,
  focus,
  locked,
  submitLabel,
}: {
  kind: keyof typeof KINDS
  intent: string
  redirectTo: string
  /** Whether the page is about this field alone. */
  focus?: boolean
  /** Too many wrong codes were entered: no code is accepted for a while. */
  locked?: boolean
  submitLabel: ReactNode
}) {
  const field = useRef<HTMLInputElement>(null)
  const refused = useFormAnswer(intent)
  const { label, hint, placeholder, className, input } = KINDS[kind]
  useEffect(() => {
    if (focus) field.current?.focus()
  }, [focus])
  // A code that was refused is not to be corrected but typed again.
  useEffect(() => {
    if (refused && field.current) field.current.value = ''
  }, [refused])
  return (
    <PostForm intent={[intent]} replace className="flex flex-col gap-4">
      <input type="hidden" name="redirectTo" value={redirectTo} />
      <Field name="code" label={label} hint={hint}>
        {(control) => (
          <Input
            {...control}
            {...input}
            ref={field}
            readOnly={locked}
            enterKeyHint="done"
            spellCheck={false}
            placeholder={placeholder}
            className={className}
          />
        )}
      </Field>
      <SubmitButton intent={intent} size="lg" block disabled={locked}>
        {submitLabel}
      </SubmitButton>
    </PostForm>
  )
}
