import type { CashReceiptKind } from './payment-constants.ts'

const PHONE = /^01[016789]\d{7,8}$/
const WEIGHTS = [1, 3, 7, 1, 3, 7, 1, 3]

/** What a cash receipt is issued to, without what people type between digits. */
export const receiptDigits = (typed: string): string => typed.replaceAll(/[\s-]/g, '')

/** A business number by its check digit. */
export function isBusinessNo(digits: string): boolean {
  if (!/^\d{10}$/.test(digits)) return false
  const at = (place: number) => Number(digits[place])
  const sum = WEIGHTS.reduce((total, weight, place) => total + weight * at(place), 0)
  const ninth = at(8) * 5
  return (10 - ((sum + Math.floor(ninth / 10) + (ninth % 10)) % 10)) % 10 === at(9)
}

/** Whether a receipt can be issued to a number: a mobile phone of a person, or a business. */
export const isReceiptNo = (kind: CashReceiptKind, digits: string): boolean =>
  kind === 'PERSONAL' ? PHONE.test(digits) : isBusinessNo(digits)

/** `010-****-5678`, `219-**-*0219` */
export const maskReceiptNo = (kind: CashReceiptKind, digits: string): string =>
  kind === 'PERSONAL'
    ? `${digits.slice(0, 3)}-****-${digits.slice(-4)}`
    : `${digits.slice(0, 3)}-**-*${digits.slice(-4)}`
