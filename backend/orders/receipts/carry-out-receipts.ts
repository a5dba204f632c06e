import { type Selectable, sql } from 'kysely'
import type { CashReceiptRefusal } from '#contracts/payment-constants.ts'
import type { CashReceiptTable } from '../../db/schema.ts'
import type { HostContext, HostLog } from '../../operation/context.ts'
import type { PaymentCompany } from '../../operation/payment-company.ts'
import { orderTime } from '../order-time.ts'
import { receiptPurpose } from './ask-for-receipt.ts'
import { receiptAmount } from './receipt-amount.ts'

type Issuing = Pick<HostContext, 'kysely' | 'keys' | 'now'> & {
  company: Pick<PaymentCompany, 'issueCashReceipt' | 'cancelCashReceipt'>
  log: HostLog
}
type ReceiptRow = Selectable<CashReceiptTable>

/** How long one instance has a receipt to itself; another may ask again after that, with the same key. */
const LEASE_MS = 2 * 60_000

/**
 * Has receipts issued and lowered by the payment company. One is taken at a time and its lease is written before the company
 * is asked; the key names the amount that is to be left, so a repeat after a crash has no second effect.
 * @returns how many it asked about
 */
export async function carryOutReceipts(
  context: Issuing,
  { most = 100 }: { most?: number } = {},
): Promise<number> {
  for (let count = 0; count < most; count += 1) {
    const receipt = await claim(context)
    if (!receipt) return count
    try {
      await carryOut(context, receipt)
    } catch (error) {
      context.log.error({ error, orderSeq: receipt.order_seq }, 'a receipt could not be issued')
    }
  }
  return most
}

async function claim({ kysely, now }: Issuing): Promise<ReceiptRow | undefined> {
  const at = await orderTime(kysely, now())
  const { rows } = await sql<ReceiptRow>`
    update cash_receipt set next_at = ${new Date(at.getTime() + LEASE_MS)}
    where order_seq = (
      select order_seq from cash_receipt where next_at <= ${at}
      order by next_at limit 1 for update skip locked
    )
    returning *`.execute(kysely)
  return rows[0]
}

async function carryOut(context: Issuing, receipt: ReceiptRow): Promise<void> {
  const wanted = await receiptAmount(context.kysely, receipt.order_seq)
  if (receipt.state === 'WAITING') await issue(context, receipt, wanted)
  else await lower(context, receipt, wanted)
}

async function issue(context: Issuing, receipt: ReceiptRow, amount: number): Promise<void> {
  const { kysely, keys, company } = context
  const { order_seq: orderSeq, kind, holder, ask_no: askNo } = receipt
  const holderNo = holder && keys.unseal(receiptPurpose(orderSeq), holder)
  // It was paid by card after all, or given back before it was issued.
  if (amount === 0) {
    await kysely
      .deleteFrom('cash_receipt')
      .where('order_seq', '=', orderSeq)
      .where('state', '=', 'WAITING')
      .execute()
    return
  }
  if (!holderNo) return refuseReceipt(context, receipt, 'REFUSED')
  const receiptKey = askNo === 1 ? `receipt-${orderSeq}` : `receipt-${orderSeq}-again-${askNo}`
  const result = await company.issueCashReceipt({
    orderId: receiptKey,
    orderName: '두손 안심결제 수수료',
    amount,
    kind,
    holderNo,
    idempotencyKey: receiptKey,
  })
  // The lease ends, and it is asked again with the same key.
  if (result.kind === 'unknown') return
  if (result.kind === 'refused') return refuseReceipt(context, receipt, result.refusal)
  await kysely
    .updateTable('cash_receipt')
    .set({
      state: 'ISSUED',
      holder: null,
      amount: result.receipt.amount,
      receipt_key: result.receipt.receiptKey,
      issue_number: result.receipt.issueNumber,
      // What was given back meanwhile is seen by another look.
      next_at: sql<Date>`created_at`,
    })
    .where('order_seq', '=', orderSeq)
    .where('state', '=', 'WAITING')
    .where('ask_no', '=', askNo)
    .execute()
}

async function refuseReceipt(
  { kysely }: Issuing,
  { order_seq: orderSeq, ask_no: askNo }: ReceiptRow,
  failure: CashReceiptRefusal,
): Promise<void> {
  await kysely
    .updateTable('cash_receipt')
    .set({ state: 'REFUSED', holder: null, failure, next_at: null })
    .where('order_seq', '=', orderSeq)
    .where('state', '=', 'WAITING')
    .where('ask_no', '=', askNo)
    .execute()
}

async function lower(
  { kysely, company, log }: Issuing,
  { order_seq: orderSeq, amount, receipt_key: receiptKey, next_at: leasedUntil }: ReceiptRow,
  wanted: number,
): Promise<void> {
  if (receiptKey !== null && wanted < amount) {
    const result = await company.cancelCashReceipt({
      receiptKey,
      amount: amount - wanted,
      idempotencyKey: `receipt-${orderSeq}-${wanted}`,
    })
    if (result.kind === 'unknown') return
    if (result.kind === 'refused')
      log.error({ error: result.refusal, orderSeq }, 'a receipt could not be cancelled')
  }
  await kysely
    .updateTable('cash_receipt')
    .set({ amount: Math.min(amount, wanted), state: wanted === 0 ? 'CANCELED' : 'ISSUED' })
    .where('order_seq', '=', orderSeq)
    .where('state', '=', 'ISSUED')
    .execute()
  // Money that moved during the question has set an earlier time.
  await kysely
    .updateTable('cash_receipt')
    .set({ next_at: null })
    .where('order_seq', '=', orderSeq)
    .where('next_at', '=', leasedUntil)
    .execute()
}
