import * as z from 'zod/mini'
import { normalizeDigits, normalizePhoneNo } from '#app/format/phone-no.ts'
import { readBy, secret, text } from '#app/forms/fields.ts'

const NO_PHONE_NO = '휴대폰 번호를 다시 확인해 주세요. 예: 010-1234-5678'

export const phoneField = readBy((typed) => {
  const value = normalizePhoneNo(typed)
  return value === null ? { error: NO_PHONE_NO } : { value }
})

/** Six digits, of a text message or of an authenticator app. */
export const codeField = (incomplete: string) =>
  secret(
    readBy((typed) => {
      const value = normalizeDigits(typed)
      return /^\d{6}$/.test(value) ? { value } : { error: incomplete }
    }),
  )

/** A form that leads on to another page. */
export const onwardsSchema = z.object({ redirectTo: text() })

export const codeFormSchema = z.object({
  redirectTo: text(),
  code: codeField('인증번호 6자리를 숫자로 입력해 주세요.'),
})
