import type { ComponentProps } from 'react'
import { Field, Input } from '#app/components/field.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { kstDateTime } from '#app/format/time.ts'
import { PostForm } from '#app/forms/post-form.tsx'

/** Takes back what has not begun, with a reason. */
export function TakeBackForm({
  schema,
  named,
  hint,
  maxLength,
  label,
}: {
  schema: ComponentProps<typeof PostForm>['schema']
  /** The field that says what is taken back. */
  named: { name: string; value: number }
  hint: string
  maxLength: number
  label: string
}) {
  return (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-sm text-link underline lg:min-h-9">
        취소하기
      </summary>
      <PostForm intent="WITHDRAW" schema={schema} className="mt-2 space-y-3">
        <input type="hidden" {...named} />
        <Field name="reason" label="취소하는 까닭" required hint={hint}>
          {(control) => <Input {...control} maxLength={maxLength} autoComplete="off" />}
        </Field>
        <SubmitButton variant="danger">{label}</SubmitButton>
      </PostForm>
    </details>
  )
}

/** Who did something at the desk, when and why. */
export function DoneBy({
  operatorName,
  at,
  did,
  reason,
}: {
  /** Null of a member who has left. */
  operatorName: string | null
  at: string
  did?: string
  reason?: string
}) {
  return (
    <p className="text-sm wrap-anywhere text-ink-3">
      {[
        operatorName ?? '운영팀',
        did ? `${kstDateTime(at)} ${did}` : kstDateTime(at),
        ...(reason ? [reason] : []),
      ].join(' · ')}
    </p>
  )
}
