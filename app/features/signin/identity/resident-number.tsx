import { type FormEvent, type KeyboardEvent, useId, useRef } from 'react'
import { FieldError, Input } from '#app/components/field.tsx'
import { useFormField } from '#app/components/form-context.ts'
import { RequiredMark } from '#app/components/required-mark.tsx'

/**
 * The first seven digits of a resident number: birth date and the digit after it, as all other digits need a statute
 * to be asked for (개인정보 보호법 제24조의2). Neither is ever filled in by the server.
 */
export function ResidentNumber() {
  const id = useId()
  const birthDate = useFormField('socialPreNo')
  const digit = useFormField('socialPostNo')
  const error = birthDate.error ?? digit.error
  const first = useRef<HTMLInputElement>(null)
  const second = useRef<HTMLInputElement>(null)
  const described = [`${id}-why`, error && `${id}-error`].filter(Boolean).join(' ')
  const state = error ? ({ 'aria-invalid': true } as const) : {}

  function goOn({ currentTarget, nativeEvent }: FormEvent<HTMLInputElement>) {
    const isComposing = nativeEvent instanceof InputEvent && nativeEvent.isComposing
    if (!isComposing && currentTarget.value.length === 6) second.current?.focus()
  }
  function goBack({ key, currentTarget }: KeyboardEvent<HTMLInputElement>) {
    if (key === 'Backspace' && currentTarget.value === '') first.current?.focus()
  }

  return (
    <fieldset className="min-w-0">
      <legend className="mb-1.5 text-sm font-semibold text-ink-2">
        주민등록번호 앞 7자리
        <RequiredMark />
      </legend>
      <div className="flex items-center gap-2.5">
        <Input
          {...state}
          ref={first}
          name="socialPreNo"
          aria-label="생년월일 6자리"
          aria-describedby={described}
          inputMode="numeric"
          autoComplete="off"
          maxLength={6}
          placeholder="생년월일"
          onInput={goOn}
          className="min-h-13 min-w-0 flex-1 tabular-nums"
        />
        <span aria-hidden="true" className="text-ink-3">
          -
        </span>
        <span className="flex shrink-0 items-center gap-2">
          <span className="w-13 shrink-0">
            <Input
              {...state}
              ref={second}
              type="password"
              name="socialPostNo"
              aria-label="뒤 첫 자리"
              aria-describedby={described}
              inputMode="numeric"
              autoComplete="off"
              maxLength={1}
              onKeyDown={goBack}
              className="min-h-13 text-center"
            />
          </span>
          <span aria-hidden="true" className="resident-dots">
            ••••••
          </span>
        </span>
      </div>
      {error && (
        <FieldError id={`${id}-error`} className="mt-1.5">
          {error}
        </FieldError>
      )}
      <p id={`${id}-why`} className="mt-1.5 text-sm text-ink-3">
        본인과 나이(만 14세 이상)를 확인하는 데만 쓰고, 확인이 끝나면 저장하지 않고 바로 버려요.
      </p>
    </fieldset>
  )
}
