import * as z from 'zod/mini'
import { normalizeDigits } from '#app/format/phone-no.ts'
import { oneOf, readBy, secret, text } from '#app/forms/fields.ts'
import { COMM_IDS } from '#contracts/account-constants.ts'
import { phoneField } from '../phone/phone-fields.ts'

const NO_BIRTH_DATE = '생년월일 6자리와 뒤 첫 자리를 숫자로 입력해 주세요.'

/**
 * What an identity agency is asked with.
 * @param provenPhoneNo the number that a code was confirmed for; it cannot be another one then
 */
export const identitySchema = (provenPhoneNo?: string | null) =>
  z.object({
    redirectTo: text(),
    name: readBy(readName),
    commId: oneOf(COMM_IDS, '통신사를 선택해 주세요.'),
    phone: provenPhoneNo
      ? z.pipe(
          z.transform(() => provenPhoneNo),
          z.string(),
        )
      : phoneField,
    socialPreNo: secret(
      readBy((typed) => {
        const value = normalizeDigits(typed)
        return isBirthDate(value) ? { value } : { error: NO_BIRTH_DATE }
      }),
    ),
    socialPostNo: secret(
      readBy((typed) => {
        const value = normalizeDigits(typed)
        return /^\d$/.test(value) ? { value } : { error: NO_BIRTH_DATE }
      }),
    ),
  })

/** As the main host takes it. */
export function identityRequest({
  phone: phoneNo,
  name,
  commId,
  socialPreNo,
  socialPostNo,
}: z.output<ReturnType<typeof identitySchema>>) {
  return { name, commId, phoneNo, socialPreNo, socialPostNo }
}

function readName(typed: string) {
  const value = typed.normalize('NFC')
  const letters = [...value].length
  // Invisible characters are in no name; they would only make two names look alike.
  return letters >= 2 && letters <= 40 && !/\p{C}/u.test(value)
    ? { value }
    : { error: '이름을 두 글자 이상 입력해 주세요.' }
}

/** Six digits that can be a birth date; the century is told by the digit after them. */
function isBirthDate(digits: string): boolean {
  const [, month = 0, day = 0] = /^\d\d(\d\d)(\d\d)$/.exec(digits)?.map(Number) ?? []
  return month >= 1 && month <= 12 && day >= 1 && day <= 31
}

/** Where a refusal by the agency or of its code is shown. */
export const IDENTITY_PLACES = {
  CODE_WRONG: 'code',
  CODE_EXPIRED: 'code',
  CODE_VOID: 'code',
  AGENCY_FAILED: 'dialog',
}
