import { ButtonLink } from '#app/components/button.tsx'
import { Field, Input } from '#app/components/field.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { kstMinute } from '#contracts/kst.ts'

/** Which post a form writes: a new one by the key of the form, another by the version that the operator saw. */
export function PostIdentity({
  draft,
  formKey,
}: {
  draft: { version: number } | null
  formKey: string
}) {
  return draft ? (
    <input type="hidden" name="version" value={draft.version} />
  ) : (
    <input type="hidden" name="formKey" value={formKey} />
  )
}

/** A time in Korea. @param at of the post as it is */
export function MomentField({
  name,
  label,
  at,
  hint,
  required,
}: {
  name: string
  label: string
  at: string | null | undefined
  hint?: string
  required?: boolean
}) {
  return (
    <Field
      name={name}
      label={label}
      required={required}
      initial={at ? kstMinute(at) : ''}
      hint={hint}
    >
      {(control) => <Input {...control} type="datetime-local" />}
    </Field>
  )
}

/** A place among others; the smallest number is first. */
export function PositionField({ position }: { position: number | undefined }) {
  return (
    <Field
      name="position"
      label="순서"
      initial={position === undefined ? '100' : String(position)}
      hint="작은 수가 먼저 보여요."
    >
      {(control) => <Input {...control} inputMode="numeric" autoComplete="off" />}
    </Field>
  )
}

/** @param cancel where the form is left to; none where its page shows more than the form */
export function PostButtons({ cancel }: { cancel?: string }) {
  return (
    <div className="flex flex-wrap gap-2">
      <SubmitButton intent="save">저장하기</SubmitButton>
      <SubmitButton intent="preview" variant="secondary">
        미리보기
      </SubmitButton>
      {cancel !== undefined && (
        <ButtonLink to={cancel} variant="secondary">
          취소
        </ButtonLink>
      )}
    </div>
  )
}
