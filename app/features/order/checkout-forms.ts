import * as z from 'zod/mini'
import { oneOf, text, ticked } from '#app/forms/fields.ts'
import { ADDRESS_LIMITS, RECEIVER_PHONE, ZONECODE } from '#contracts/address-constants.ts'
import { isReceiptNo, receiptDigits } from '#contracts/cash-receipt-rules.ts'
import { isCourierType, isPaidType, ORDER_TYPES, type OrderType } from '#contracts/order-states.ts'
import {
  CASH_RECEIPT_KINDS,
  type CashReceiptKind,
  PAYMENT_METHODS,
  type PaymentMethod,
} from '#contracts/payment-constants.ts'
import { NEW_ADDRESS, pointDigits } from './checkout-values.ts'

export const CHECKOUT_TYPES = Object.keys(ORDER_TYPES) as OrderType[]
export const CHECKOUT_METHODS = Object.keys(PAYMENT_METHODS) as PaymentMethod[]

const short = (most: number) => z.maxLength(most, `${most}자까지 쓸 수 있어요.`)
const digits = (phoneNo: string) => phoneNo.replaceAll(/[\s-]/g, '')

/** Everything that is typed: it stays while an address is looked for. */
const typed = {
  formKey: text(z.uuid()),
  type: oneOf(CHECKOUT_TYPES),
  total: text(z.regex(/^\d{1,9}$/)),
  /** What the button said that is paid, after the points. */
  cash: text(z.regex(/^\d{0,9}$/)),
  points: z.pipe(text(), z.transform(pointDigits)),
  isRequest: ticked(),
  addressSeq: text(z.regex(/^(?:new|[1-9]\d{0,14})?$/)),
  name: text(short(ADDRESS_LIMITS.name)),
  phoneNo: z.pipe(text(), z.transform(digits)),
  zonecode: text(),
  roadAddress: text(short(ADDRESS_LIMITS.roadAddress)),
  detail: text(short(ADDRESS_LIMITS.detail)),
  note: text(short(ADDRESS_LIMITS.note)),
  keyword: text(),
  method: text(),
  receipt: text(),
  receiptNo: z.pipe(text(), z.transform(receiptDigits)),
  agree: ticked(),
}

interface Typed {
  type: OrderType
  addressSeq: string
  isRequest: boolean
}
const isNew = ({ type, addressSeq }: Typed) =>
  type === 'CVS' || (type === 'PARCEL' && addressSeq === NEW_ADDRESS)
interface TypedReceipt {
  method: string
  receipt: string
  receiptNo: string
}
const wantsReceipt = ({ method, receipt }: TypedReceipt) =>
  method === 'VIRTUAL_ACCOUNT' && receipt in CASH_RECEIPT_KINDS

/** What a cash receipt is asked for; null for none. */
export function receiptOf(form: TypedReceipt) {
  const kind = form.receipt as CashReceiptKind
  if (!wantsReceipt(form) || !isReceiptNo(kind, form.receiptNo)) return null
  return { kind, holderNo: form.receiptNo }
}

const isPaidNow = ({ type, isRequest }: Typed) => isPaidType(type) && !isRequest

/** The forms of the page that orders, which are one form with several buttons. */
export const checkoutForms = {
  order: z.object(typed).check(
    z.refine((form) => !isCourierType(form.type) || form.type === 'CVS' || form.addressSeq !== '', {
      path: ['addressSeq'],
      message: '받을 주소를 골라 주세요.',
    }),
    z.refine((form) => !isNew(form) || form.name !== '', {
      path: ['name'],
      message: '받는 사람을 적어 주세요.',
    }),
    z.refine((form) => !isNew(form) || RECEIVER_PHONE.test(form.phoneNo), {
      path: ['phoneNo'],
      message: '연락받을 번호를 숫자로 다시 확인해 주세요.',
    }),
    z.refine((form) => !isNew(form) || form.type === 'CVS' || ZONECODE.test(form.zonecode), {
      path: ['zonecode'],
      message: '우편번호는 숫자 다섯 자리예요.',
    }),
    z.refine((form) => !isNew(form) || form.roadAddress !== '', {
      path: ['roadAddress'],
      message: '받을 곳을 찾거나 적어 주세요.',
    }),
    z.refine((form) => /^\d{0,9}$/.test(form.points), {
      path: ['points'],
      message: '쓸 포인트를 숫자로 적어 주세요.',
    }),
    z.refine((form) => !isPaidNow(form) || form.cash === '0' || form.method in PAYMENT_METHODS, {
      path: ['method'],
      message: '결제 방법을 골라 주세요.',
    }),
    z.refine((form) => !wantsReceipt(form) || receiptOf(form) !== null, {
      path: ['receiptNo'],
      message: '현금영수증을 받을 번호를 다시 확인해 주세요.',
    }),
    z.refine((form) => form.agree, {
      path: ['agree'],
      message: '거래 조건을 읽고 동의해 주세요.',
    }),
  ),
  /** All points that can be used are filled in. */
  all: z.object(typed),
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
