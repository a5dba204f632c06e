import { sql } from 'kysely'
import { MINUTE_MS } from '#contracts/durations.ts'
import { payoutAccountOf } from '../../accounts/bank-accounts/payout-account.ts'
import type { HostContext, HostLog } from '../../operation/context.ts'
import type {
  CancelResult,
  PaymentCompany,
  RefundAccount,
} from '../../operation/payment-company.ts'
import { orderTime } from '../order-time.ts'
import type { PaymentRow } from '../payments/payment-row.ts'
import { postponeRefund, type RefundRow, refuseRefund } from './refund-row.ts'
import { writeRefundDone } from './write-refund-done.ts'

type Refunding = Pick<HostContext, 'kysely' | 'keys' | 'now' | 'chat'> & {
  company: PaymentCompany
  log: HostLog
}

/** How long one instance has a refund to itself; another may ask again after that, with the same key. */
const LEASE_MS = 2 * MINUTE_MS
/** A buyer who has no bank account is asked for one; it is looked for this often. */
const ACCOUNT_EVERY_MS = 10 * MINUTE_MS
const NO_ANSWER_MS = MINUTE_MS

/**
 * Gives money back through the payment company. One refund is taken at a time and its lease is written before the company is
 * asked; each question of one key has one effect, so a crash between the answer and the database doubles nothing.
 * @returns how many it asked about
 */
export async function carryOutRefunds(
  context: Refunding,
  { most = 100 }: { most?: number } = {},
): Promise<number> {
  for (let count = 0; count < most; count += 1) {
    const refund = await claim(context)
    if (!refund) return count
    try {
      await carryOut(context, refund)
    } catch (error) {
      context.log.error({ error, orderSeq: refund.order_seq }, 'a refund could not be carried out')
    }
  }
  return most
}

async function claim({ kysely, now }: Refunding): Promise<RefundRow | undefined> {
  const at = await orderTime(kysely, now())
  const { rows } = await sql<RefundRow>`
    update refund set next_at = ${new Date(at.getTime() + LEASE_MS)}
    where refund_seq = (
      select refund_seq from refund where next_at <= ${at} and state = 'WAITING'
      order by next_at limit 1 for update skip locked
    )
    returning *`.execute(kysely)
  return rows[0]
}

async function carryOut(context: Refunding, refund: RefundRow): Promise<void> {
  const { kysely, company } = context
  const payment = await kysely
    .selectFrom('payment')
    .selectAll()
    .where('payment_seq', '=', refund.payment_seq)
    .executeTakeFirstOrThrow()
  const { payment_key: paymentKey } = payment
  if (paymentKey === null) return refuseRefund(context, refund, 'NOT_FOUND')
  const refundAccount = await accountFor(context, refund, payment)
  if (typeof refundAccount === 'string')
    return postponeRefund(context, refund, { failure: refundAccount, after: ACCOUNT_EVERY_MS })
  const result = await company.cancel({
    paymentKey,
    amount: refund.amount,
    reason: '거래 취소와 환불',
    idempotencyKey: `refund-${refund.refund_seq}-${refund.key_no}`,
    refundAccount,
  })
  await write(context, refund, payment, result)
}

/** A deposit cannot be cancelled: it goes to the buyer's bank account. A word where there is none to be used yet. */
async function accountFor(
  context: Refunding,
  { order_seq }: RefundRow,
  { method }: PaymentRow,
): Promise<RefundAccount | undefined | 'ACCOUNT_NEEDED' | 'ACCOUNT_HELD'> {
  if (method !== 'VIRTUAL_ACCOUNT') return undefined
  const { buyer_user_seq } = await context.kysely
    .selectFrom('orders')
    .select('buyer_user_seq')
    .where('order_seq', '=', order_seq)
    .executeTakeFirstOrThrow()
  const account = await payoutAccountOf(context, buyer_user_seq)
  const at = await orderTime(context.kysely, context.now())
  if (!account) return 'ACCOUNT_NEEDED'
  if (account.holdUntil > at) return 'ACCOUNT_HELD'
  const { bankCode, accountNo, holderName } = account
  return { bankCode, accountNo, holderName }
}

async function write(
  context: Refunding,
  refund: RefundRow,
  payment: PaymentRow,
  result: CancelResult,
): Promise<void> {
  if (result.kind === 'unknown')
    return postponeRefund(context, refund, { failure: null, after: NO_ANSWER_MS })
  if (result.kind === 'done') return writeRefundDone(context, refund)
  if (result.refusal === 'ALREADY_CANCELED' && (await wasGivenBack(context, refund, payment)))
    return writeRefundDone(context, refund)
  return refuseRefund(context, refund, result.refusal)
}

/** An answer of an earlier question was lost for so long that the company has forgotten its key. */
async function wasGivenBack(
  { kysely, company }: Refunding,
  refund: RefundRow,
  { payment_seq, payment_key }: PaymentRow,
): Promise<boolean> {
  const fact = await company.find({ paymentKey: payment_key ?? '' })
  if (typeof fact === 'string') return false
  const { done } = await kysely
    .selectFrom('refund')
    .select((select) => select.fn.sum<number | null>('amount').as('done'))
    .where('payment_seq', '=', payment_seq)
    .where('state', '=', 'DONE')
    .executeTakeFirstOrThrow()
  return fact.amount - fact.balance >= Number(done ?? 0) + refund.amount
}
