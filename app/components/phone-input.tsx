import type { FormEvent, InputHTMLAttributes } from 'react'
import { formatPhoneNo, hyphenatePhoneNo } from '#app/format/phone-no.ts'
import { type FieldControl, Input } from './field.tsx'

/** The field of a mobile number; its hyphens come while it is typed. */
export function PhoneInput({
  defaultValue,
  ...props
}: FieldControl &
  Pick<InputHTMLAttributes<HTMLInputElement>, 'autoComplete' | 'enterKeyHint' | 'className'>) {
  return (
    <Input
      autoComplete="tel"
      {...props}
      type="tel"
      inputMode="tel"
      maxLength={30}
      placeholder="010-1234-5678"
      defaultValue={defaultValue && formatPhoneNo(defaultValue)}
      onInput={hyphenate}
      onBlur={({ currentTarget }) => {
        currentTarget.value = formatPhoneNo(currentTarget.value)
      }}
    />
  )
}

/** Only at the end of the field: anywhere else the caret would jump. */
function hyphenate({ currentTarget: field }: FormEvent<HTMLInputElement>) {
  if (field.selectionStart !== field.value.length) return
  const shown = hyphenatePhoneNo(field.value)
  if (shown !== field.value) field.value = shown
}
