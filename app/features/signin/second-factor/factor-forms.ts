import * as z from 'zod/mini'
import { NO_FIELDS, readBy, secret, sequence, text } from '#app/forms/fields.ts'
import { SECOND_FACTOR_RULES } from '#contracts/second-factor-rules.ts'
import { codeField, onwardsSchema } from '../phone/phone-fields.ts'

const { maxPasskeyNameLength } = SECOND_FACTOR_RULES
const NAME = `패스키 이름을 1자 이상 ${maxPasskeyNameLength}자 이하로 적어 주세요.`
const NO_RECOVERY_CODE = '복구 코드 12자리를 모두 입력해 주세요.'
const UNREADABLE = { error: '패스키를 확인하지 못했어요. 다시 시도해 주세요.' }

const code = codeField('인증 앱에 보이는 숫자 6자리를 입력해 주세요.')
const name = text(z.minLength(1, NAME), z.maxLength(maxPasskeyNameLength, NAME))

/** The JSON of a passkey that the browser's script posts. */
const response = secret(readBy(readPasskey))

function readPasskey(typed: string) {
  try {
    const value: unknown = JSON.parse(typed)
    const isObject = typeof value === 'object' && value !== null && !Array.isArray(value)
    return isObject ? { value: value as Record<string, unknown> } : UNREADABLE
  } catch {
    return UNREADABLE
  }
}

export const PASS_FORMS = {
  CODE: z.object({ redirectTo: text(), code }),
  RECOVERY: z.object({
    redirectTo: text(),
    code: secret(text(z.minLength(12, NO_RECOVERY_CODE), z.maxLength(40, NO_RECOVERY_CODE))),
  }),
  CHALLENGE: onwardsSchema,
  PASSKEY: z.object({ redirectTo: text(), response }),
}

export const MANAGE_FORMS = {
  RENEW_CODES: NO_FIELDS,
  CHALLENGE: z.object({ name }),
  PASSKEY: z.object({ name, response }),
  REMOVE: z.object({ passkeySeq: sequence() }),
}

export const SETUP_FORMS = {
  CONFIRM: z.object({ redirectTo: text(), code }),
  SIGN_IN_AGAIN: onwardsSchema,
}
