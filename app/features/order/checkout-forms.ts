import * as z from 'zod/mini'
import { oneOf, text, ticked } from '#app/forms/fields.ts'
import { isReceiptNo, receiptDigits } from '#contracts/cash-receipt-rules.ts'
import { isCourierType, isPaidType, ORDER_TYPES, type OrderType } from '#contracts/order-states.ts'
import {
  CASH_RECEIPT_KINDS,
  type CashReceiptKind,
  PAYMENT_METHODS,
  type PaymentMethod,
} from '#contracts/payment-constants.ts'
import { NEW_ADDRESS, pointDigits } from './checkout-values.ts'
import {
  type ChosenAddress,
  chosenAddressFields,
  pickedAddress,
  soughtAddress,
  typedAddressChecks,
} from './chosen-address-fields.ts'
import { namesChain } from './shop-address.ts'

export const CHECKOUT_TYPES = Object.keys(ORDER_TYPES) as OrderType[]
export const CHECKOUT_METHODS = Object.keys(PAYMENT_METHODS) as PaymentMethod[]

/** Everything that is typed: it stays while an address is looked for. */
const typed = {
  formKey: text(z.uuid()),
  type: oneOf(CHECKOUT_TYPES),
  total: text(z.regex(/^\d{1,9}$/)),
  /** What the button said that is paid, after the points. */
  cash: text(z.regex(/^\d{0,9}$/)),
  points: z.pipe(text(), z.transform(pointDigits)),
  isRequest: ticked(),
  ...chosenAddressFields,
  method: text(),
  receipt: text(),
  receiptNo: z.pipe(text(), z.transform(receiptDigits)),
  agree: ticked(),
}

interface Typed extends ChosenAddress {
  type: OrderType
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
    ...typedAddressChecks<Typed>(isNew, ({ type }) => type === 'CVS'),
    z.refine(
      ({ type, roadAddress }) => type !== 'CVS' || roadAddress === '' || namesChain(roadAddress),
      {
        path: ['roadAddress'],
        message: 'GS25 합정역점처럼 어느 편의점의 어느 지점인지 함께 적어 주세요.',
      },
    ),
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
    keyword: soughtAddress,
  }),
  pick: z.object({ ...typed, picked: pickedAddress }),
}
