import { sql } from 'kysely'
import { HOUR_MS, MINUTE_MS } from '#contracts/durations.ts'
import { payoutAccountOf } from '../../accounts/bank-accounts/payout-account.ts'
import type { BankVerification } from '../../operation/bank-verification.ts'
import type { HostContext, HostLog } from '../../operation/context.ts'
import { minutesAhead, movedOn } from '../order-time.ts'
import {
  openTarget,
  type PayoutRow,
  type PayoutTarget,
  payoutKey,
  sealTarget,
  targetLabel,
} from './payout-row.ts'
import { retryPayout } from './retry-payout.ts'
import { postponePayout, writePayoutDone, writePayoutFailed } from './write-payout.ts'

type PayingOut = Pick<HostContext, 'kysely' | 'keys' | 'now' | 'chat'> & {
  bank: BankVerification
  log: HostLog
}

/** How long one instance has a payout to itself; another may ask again after that, with the same key. */
const LEASE_MS = 2 * MINUTE_MS
/** Until an unanswered payout is asked about again, by how often it was; then the last of them. */
const BACK_OFF = [MINUTE_MS, 5 * MINUTE_MS, 30 * MINUTE_MS, 120 * MINUTE_MS]
const HOLD_EVERY_MS = HOUR_MS

/**
 * Pays sellers, and buyers their compensation, through the bank. One payout is taken at a time; account, key and time are stored before the bank is asked, so
 * that each question about one payout is the same, whoever asks after a crash.
 * @returns how many it looked at
 */
export async function carryOutPayouts(
  context: PayingOut,
  { most = 100 }: { most?: number } = {},
): Promise<number> {
  const ahead = await minutesAhead(context.kysely)
  for (let count = 0; count < most; count += 1) {
    const at = movedOn(context.now(), ahead)
    const payout = await claim(context, at)
    if (!payout) return count
    try {
      if (payout.state === 'FAILED') await retryPayout(context, payout)
      else await carryOut(context, payout, at)
    } catch (error) {
      context.log.error({ error, orderSeq: payout.order_seq }, 'a payout could not be carried out')
    }
  }
  return most
}

async function claim({ kysely }: PayingOut, at: Date): Promise<PayoutRow | undefined> {
  const { rows } = await sql<PayoutRow>`
    update payout set next_at = ${new Date(at.getTime() + LEASE_MS)}
    where payout_seq = (
      select payout_seq from payout where next_at <= ${at}
      order by next_at limit 1 for update skip locked
    )
    returning *`.execute(kysely)
  return rows[0]
}

async function carryOut(context: PayingOut, payout: PayoutRow, at: Date): Promise<void> {
  const { kysely } = context
  const { is_frozen } = await kysely
    .selectFrom('orders')
    .select('is_frozen')
    .where('order_seq', '=', payout.order_seq)
    .executeTakeFirstOrThrow()
  // What was sent may have moved already: its answer is asked for all the same. A compensation is the house's own money.
  if (is_frozen && payout.kind === 'SETTLE' && payout.state === 'WAITING')
    return postponePayout(context, payout, {
      reason: '지급이 보류된 거래예요. 확인이 끝나면 보내 드려요.',
      after: HOLD_EVERY_MS,
    })
  const sent = payout.state === 'SENT' ? payout : await decide(context, payout, at)
  if (sent) await send(context, sent)
}

/** Chooses the account and stores it. Null where the payout waits or has failed. */
async function decide(context: PayingOut, payout: PayoutRow, at: Date): Promise<PayoutRow | null> {
  const { kysely, keys, now } = context
  const account = await payoutAccountOf(context, payout.user_seq)
  if (!account) {
    await writePayoutFailed(context, payout, NO_ACCOUNT[payout.kind])
    return null
  }
  if (account.holdUntil > at) {
    const after = account.holdUntil.getTime() - at.getTime()
    await postponePayout(context, payout, { reason: HELD, after })
    return null
  }
  const decided = await kysely
    .updateTable('payout')
    .set({
      state: 'SENT',
      account: sealTarget(keys, payout, account),
      account_label: targetLabel(account),
      // The bank knows the real time only, also where the sandbox has moved the clock of orders.
      decided_at: now(),
      failure: null,
    })
    .where('payout_seq', '=', payout.payout_seq)
    .where('state', '=', 'WAITING')
    .where('key_no', '=', payout.key_no)
    .returningAll()
    .executeTakeFirst()
  return decided ?? null
}

const NO_ACCOUNT = {
  SETTLE: '정산받을 계좌가 없어요. 계좌를 등록하면 보내 드려요.',
  COMPENSATION: '보상금을 받을 계좌가 없어요. 계좌를 등록하면 보내 드려요.',
} as const
/** In the statement of the member's account. */
const PRINTED = { SETTLE: '두손 정산', COMPENSATION: '두손 보상' } as const
const HELD = '계좌가 바뀐 지 24시간이 지나면 보내 드려요.'

async function send(context: PayingOut, payout: PayoutRow): Promise<void> {
  const { bank, keys, log } = context
  const target = openTarget(keys, payout)
  if (!target || !payout.decided_at) throw new Error('a payout cannot be opened with these keys')
  const key = {
    idempotencyKey: payoutKey(payout),
    decidedAt: payout.decided_at,
    amount: payout.amount,
  }
  const result = await answerOf(bank, payout, key, target)
  if (result.kind === 'done')
    return writePayoutDone(context, payout, { bankReference: result.bankReference })
  if (result.kind === 'unknown') {
    log.error({ error: result.cause, orderSeq: payout.order_seq }, 'the bank did not answer')
    return later(context, payout, null)
  }
  if (result.refusal === 'MAINTENANCE' || result.refusal === 'LIMIT')
    return later(context, payout, result.message)
  return writePayoutFailed(context, payout, result.message)
}

/** What became of a payout that was sent before is asked first; it is sent where the bank has none. */
async function answerOf(
  bank: BankVerification,
  { attempts, kind }: PayoutRow,
  key: { idempotencyKey: string; decidedAt: Date; amount: number },
  { bankCode, accountNo, holderName }: PayoutTarget,
) {
  if (attempts > 0) {
    const state = await bank.payOutState(key)
    if (state.kind === 'done' || state.kind === 'unknown') return state
    if (state.refusal !== 'NOT_PAID') return { ...state, refusal: state.refusal }
  }
  return bank.payOut({ ...key, bankCode, accountNo, holderName, printed: PRINTED[kind] })
}

function later(context: PayingOut, payout: PayoutRow, reason: string | null): Promise<void> {
  const after = BACK_OFF[Math.min(payout.attempts, BACK_OFF.length - 1)] ?? LEASE_MS
  return postponePayout(context, payout, { reason, after, isAttempt: true })
}
