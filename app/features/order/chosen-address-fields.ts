import * as z from 'zod/mini'
import { text } from '#app/forms/fields.ts'
import { ADDRESS_LIMITS, RECEIVER_PHONE, ZONECODE } from '#contracts/address-constants.ts'

const short = (most: number) => z.maxLength(most, `${most}자까지 쓸 수 있어요.`)
const digits = (phoneNo: string) => phoneNo.replaceAll(/[\s-]/g, '')

/** Fields of an address that is chosen from the book or typed: they stay while one is looked for. */
export const chosenAddressFields = {
  addressSeq: text(z.regex(/^(?:new|[1-9]\d{0,14})?$/)),
  name: text(short(ADDRESS_LIMITS.name)),
  phoneNo: z.pipe(text(), z.transform(digits)),
  zonecode: text(),
  roadAddress: text(short(ADDRESS_LIMITS.roadAddress)),
  detail: text(short(ADDRESS_LIMITS.detail)),
  note: text(short(ADDRESS_LIMITS.note)),
  keyword: text(),
}

export interface ChosenAddress {
  addressSeq: string
  name: string
  phoneNo: string
  zonecode: string
  roadAddress: string
}

/** What has to be there of an address that is typed. @param isShop it has no postcode, and is known by its name */
export const typedAddressChecks = <Form extends ChosenAddress>(
  isTyped: (form: Form) => boolean,
  isShop: (form: Form) => boolean = () => false,
): z.core.$ZodCheck<Form>[] => [
  z.refine((form) => !isTyped(form) || form.name !== '', {
    path: ['name'],
    message: '받는 사람을 적어 주세요.',
  }),
  z.refine((form) => !isTyped(form) || RECEIVER_PHONE.test(form.phoneNo), {
    path: ['phoneNo'],
    message: '연락받을 번호를 숫자로 다시 확인해 주세요.',
  }),
  z.refine((form) => !isTyped(form) || isShop(form) || ZONECODE.test(form.zonecode), {
    path: ['zonecode'],
    message: '우편번호는 숫자 다섯 자리예요.',
  }),
  z.refine((form) => !isTyped(form) || isShop(form) || form.roadAddress !== '', {
    path: ['roadAddress'],
    message: '받을 곳을 찾거나 적어 주세요.',
  }),
  z.refine((form) => !isTyped(form) || !isShop(form) || form.roadAddress !== '', {
    path: ['roadAddress'],
    message: '찾을 편의점의 이름을 적어 주세요.',
  }),
]

/** A search for a road address. */
export const soughtAddress = text(
  z.minLength(1, '찾을 도로명이나 건물 이름을 적어 주세요.'),
  z.maxLength(80, '80자까지 쓸 수 있어요.'),
)

/** A found address that is chosen, as `zonecode|roadAddress`. */
export const pickedAddress = text(z.regex(/^\d{5}\|.{1,100}$/, '주소를 하나 골라 주세요.'))
