import * as z from 'zod/mini'
import { oneOf, text } from '#app/forms/fields.ts'
import { isReceiptNo, receiptDigits } from '#contracts/cash-receipt-rules.ts'
import { CASH_RECEIPT_KINDS, type CashReceiptKind } from '#contracts/payment-constants.ts'

/** The form of the receipt page. */
export const receiptAgainForms = {
  again: z
    .object({
      eventKey: text(z.uuid()),
      kind: oneOf(
        Object.keys(CASH_RECEIPT_KINDS) as CashReceiptKind[],
        '어떤 영수증을 받을지 골라 주세요.',
      ),
      holderNo: z.pipe(text(), z.transform(receiptDigits)),
    })
    .check(
      z.refine(({ kind, holderNo }) => isReceiptNo(kind, holderNo), {
        path: ['holderNo'],
        message: '현금영수증을 받을 번호를 다시 확인해 주세요.',
      }),
    ),
}
