import type { IdentityRequest } from '#contracts/account.ts'
import { COMM_IDS, type CommId } from '#contracts/account-constants.ts'
import { textOf } from '../form/form-answer.server.ts'
import { normalizeDigits, normalizePhoneNo } from '../phone/phone-no.ts'

export type IdentityField = 'name' | 'commId' | 'phone' | 'resident'

export type IdentityReading =
  | { ok: true; request: IdentityRequest; values: Record<string, string> }
  | {
      ok: false
      errors: { [Name in IdentityField]?: string }
      values: Record<string, string>
    }

const WORDS: Record<IdentityField, string> = {
  name: '이름을 두 글자 이상 입력해 주세요.',
  commId: '통신사를 선택해 주세요.',
  phone: '휴대폰 번호를 다시 확인해 주세요. 예: 010-1234-5678',
  resident: '생년월일 6자리와 뒤 첫 자리를 숫자로 입력해 주세요.',
}

/**
 * The identity form. Of the resident number nothing is among `values`: it is never shown again.
 *
 * @param provenPhoneNo the number that a code was confirmed for; it cannot be another one then
 */
export function readIdentity(form: FormData, provenPhoneNo: string | null): IdentityReading {
  const name = textOf(form, 'name').normalize('NFC').trim()
  const typedPhone = textOf(form, 'phone')
  const typedCommId = textOf(form, 'commId')
  const commId = COMM_IDS.find((id): id is CommId => id === typedCommId)
  const phoneNo = provenPhoneNo ?? normalizePhoneNo(typedPhone)
  const socialPreNo = normalizeDigits(textOf(form, 'socialPreNo'))
  const socialPostNo = normalizeDigits(textOf(form, 'socialPostNo'))
  const letters = [...name].length
  // Invisible characters are in no name; they would only make two names look alike.
  const isName = letters >= 2 && letters <= 40 && !/\p{C}/u.test(name)
  const isResident = isBirthDate(socialPreNo) && /^\d$/.test(socialPostNo)
  const values = { name, commId: commId ?? '', phone: typedPhone }
  if (isName && commId && phoneNo && isResident)
    return { ok: true, values, request: { name, commId, phoneNo, socialPreNo, socialPostNo } }
  return {
    ok: false,
    values,
    errors: {
      ...(!isName && { name: WORDS.name }),
      ...(!commId && { commId: WORDS.commId }),
      ...(!phoneNo && { phone: WORDS.phone }),
      ...(!isResident && { resident: WORDS.resident }),
    },
  }
}

/** Six digits that can be a birth date; the digit after them gives the century. */
function isBirthDate(digits: string): boolean {
  const [, month = 0, day = 0] = /^\d\d(\d\d)(\d\d)$/.exec(digits)?.map(Number) ?? []
  return month >= 1 && month <= 12 && day >= 1 && day <= 31
}
