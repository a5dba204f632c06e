import * as z from 'zod/mini'
import { readBy, sequence, text, ticked } from '#app/forms/fields.ts'
import { ADDRESS_LIMITS, RECEIVER_PHONE, ZONECODE } from '#contracts/address-constants.ts'

const short = (most: number) => z.maxLength(most, `${most}자까지 쓸 수 있어요.`)

/** What is typed besides what a button of the search does: it stays while an address is looked for. */
const typed = {
  formKey: text(),
  name: text(),
  phoneNo: text(),
  zonecode: text(),
  roadAddress: text(),
  detail: text(),
  note: text(),
  keyword: text(),
  isDefault: ticked(),
}

/** The forms of the page of one address, which are one form with several buttons. */
export const addressForms = {
  save: z.object({
    ...typed,
    formKey: text(z.uuid()),
    name: text(z.minLength(1, '받는 사람을 적어 주세요.'), short(ADDRESS_LIMITS.name)),
    phoneNo: readBy((typed) => {
      const digits = typed.replace(/[\s-]/g, '')
      return RECEIVER_PHONE.test(digits)
        ? { value: digits }
        : { error: '연락받을 번호를 숫자로 다시 확인해 주세요.' }
    }),
    zonecode: text(z.regex(ZONECODE, '우편번호는 숫자 다섯 자리예요.')),
    roadAddress: text(
      z.minLength(1, '주소를 찾거나 적어 주세요.'),
      short(ADDRESS_LIMITS.roadAddress),
    ),
    detail: text(short(ADDRESS_LIMITS.detail)),
    note: text(short(ADDRESS_LIMITS.note)),
  }),
  find: z.object({
    ...typed,
    keyword: text(
      z.minLength(1, '찾을 도로명이나 건물 이름을 적어 주세요.'),
      z.maxLength(80, '80자까지 쓸 수 있어요.'),
    ),
  }),
  /** A found address that is chosen, as `zonecode|roadAddress`. */
  pick: z.object({
    ...typed,
    picked: text(z.regex(/^\d{5}\|.{1,100}$/, '주소를 하나 골라 주세요.')),
  }),
}

/** The forms of the address book. */
export const addressListForms = {
  default: z.object({ addressSeq: sequence() }),
  remove: z.object({ addressSeq: sequence() }),
}
