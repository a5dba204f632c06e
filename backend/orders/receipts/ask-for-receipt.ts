import type { Transaction } from 'kysely'
import { maskReceiptNo } from '#contracts/cash-receipt-rules.ts'
import type { CashReceiptKind } from '#contracts/payment-constants.ts'
import type { DB } from '../../db/schema.ts'
import type { KeyRing } from '../../operation/key-ring.ts'

/** What a buyer asks a cash receipt for. */
export interface ReceiptWish {
  kind: CashReceiptKind
  /** Digits only. */
  holderNo: string
}

export const receiptPurpose = (orderSeq: number): string => `cash-receipt:${orderSeq}`

/** Stores whom an unpaid order's receipt is for, the last that was asked; null for none. Nothing is issued before the payment. */
export async function askForReceipt(
  trx: Transaction<DB>,
  { keys }: { keys: Pick<KeyRing, 'seal'> },
  { orderSeq, wish, at }: { orderSeq: number; wish: ReceiptWish | null; at: Date },
): Promise<void> {
  await forgetReceipt(trx, orderSeq)
  if (!wish) return
  await trx
    .insertInto('cash_receipt')
    .values({
      order_seq: orderSeq,
      kind: wish.kind,
      holder: keys.seal(receiptPurpose(orderSeq), wish.holderNo),
      holder_masked: maskReceiptNo(wish.kind, wish.holderNo),
      state: 'WAITING',
      receipt_key: null,
      issue_number: null,
      failure: null,
      next_at: null,
      created_at: at,
    })
    .execute()
}

/** A receipt that was asked for is needed no more. */
export async function forgetReceipt(trx: Transaction<DB>, orderSeq: number): Promise<void> {
  await trx
    .deleteFrom('cash_receipt')
    .where('order_seq', '=', orderSeq)
    .where('state', '=', 'WAITING')
    .execute()
}

/** The order's money moved: the receipt is issued, or lowered, soon. */
export async function followReceipt(
  trx: Transaction<DB>,
  orderSeq: number,
  at: Date,
): Promise<void> {
  await trx
    .updateTable('cash_receipt')
    .set({ next_at: at })
    .where('order_seq', '=', orderSeq)
    .where('state', 'in', ['WAITING', 'ISSUED'])
    .execute()
}
