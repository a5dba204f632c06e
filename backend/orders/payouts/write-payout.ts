import type { Transaction } from 'kysely'
import { retryingTransaction } from '../../db/retrying-transaction.ts'
import type { DB } from '../../db/schema.ts'
import { writeJournal } from '../../ledger/write-journal.ts'
import type { HostContext } from '../../operation/context.ts'
import { isRefusal } from '../../operation/refusal.ts'
import { applyToLocked } from '../apply-trigger.ts'
import { followCompensation } from '../compensation/follow-payout.ts'
import { lockOrder } from '../lock-order.ts'
import { orderTime } from '../order-time.ts'
import { sendSignals } from '../send-signals.ts'
import type { PayoutRow } from './payout-row.ts'

type Writing = Pick<HostContext, 'kysely' | 'now' | 'chat'>

/** How often it is looked whether the member has mended the account. */
const MENDED_EVERY_MS = 5 * 60_000

/** Looks again later, with the same key. `reason` is for the member. */
export async function postponePayout(
  { kysely, now }: Writing,
  { payout_seq, state, key_no }: PayoutRow,
  { reason, after, isAttempt }: { reason: string | null; after: number; isAttempt?: true },
): Promise<void> {
  const at = await orderTime(kysely, now())
  await kysely
    .updateTable('payout')
    .set((eb) => ({
      failure: reason,
      next_at: new Date(at.getTime() + after),
      ...(isAttempt && { attempts: eb('attempts', '+', 1) }),
    }))
    .where('payout_seq', '=', payout_seq)
    .where('state', '=', state)
    .where('key_no', '=', key_no)
    .execute()
}

/** The member has the money: the ledger says so once, and the order is settled or the claim paid. */
export function writePayoutDone(
  context: Writing,
  payout: PayoutRow,
  { bankReference }: { bankReference: string },
): Promise<void> {
  return end(context, payout, 'PAYOUT_DONE', (at) => ({
    state: 'DONE',
    company_id: bankReference,
    failure: null,
    next_at: null,
    done_at: at,
  }))
}

/** The account takes no money: the payout waits until the member mends it. */
export function writePayoutFailed(
  context: Writing,
  payout: PayoutRow,
  reason: string,
): Promise<void> {
  return end(context, payout, 'PAYOUT_FAILED', (at) => ({
    state: 'FAILED',
    failure: reason,
    next_at: new Date(at.getTime() + MENDED_EVERY_MS),
  }))
}

const OWED_AS = { SETTLE: 'SELLER_PAYABLE', COMPENSATION: 'BUYER_PAYABLE' } as const

/** Writes that the bank has paid what the member was owed. */
export const bookPayout = (
  trx: Transaction<DB>,
  { payout_seq, order_seq, kind, amount }: PayoutRow,
  at: Date,
): Promise<boolean> =>
  writeJournal(trx, {
    orderSeq: order_seq,
    journalKey: `PAYOUT:${payout_seq}`,
    postings: { [OWED_AS[kind]]: amount, BANK: -amount },
    at,
  })

async function end(
  context: Writing,
  payout: PayoutRow,
  trigger: 'PAYOUT_DONE' | 'PAYOUT_FAILED',
  set: (
    at: Date,
  ) => Partial<Pick<PayoutRow, 'state' | 'company_id' | 'failure' | 'next_at' | 'done_at'>>,
): Promise<void> {
  const { payout_seq, order_seq: orderSeq, key_no, kind } = payout
  const applied = await retryingTransaction(context.kysely, async (trx) => {
    const order = await lockOrder(trx, orderSeq)
    const at = await orderTime(trx, context.now())
    const ended = await trx
      .updateTable('payout')
      .set(set(at))
      .where('payout_seq', '=', payout_seq)
      .where('key_no', '=', key_no)
      .where('state', 'in', ['WAITING', 'SENT'])
      .returning('payout_seq')
      .executeTakeFirst()
    // Another instance has written it.
    if (!order || !ended) return null
    if (trigger === 'PAYOUT_DONE') await bookPayout(trx, payout, at)
    if (kind === 'COMPENSATION') {
      const outcome = trigger === 'PAYOUT_DONE' ? 'DONE' : 'FAILED'
      await followCompensation(trx, order, { payout_seq, key_no, outcome, at })
      return null
    }
    const outcome = await applyToLocked(trx, order, {
      orderSeq,
      trigger,
      by: 'COMPANY',
      actorUserSeq: null,
      eventKey: `${trigger}:${payout_seq}:${key_no}`,
      at,
    })
    if (isRefusal(outcome)) throw new Error(`${trigger} is refused: ${outcome.message ?? ''}`)
    return outcome
  })
  if (applied) sendSignals(context, applied.order, applied)
}
