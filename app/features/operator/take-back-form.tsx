import type { ComponentProps } from 'react'
import { Field, Input } from '#app/components/field.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
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
