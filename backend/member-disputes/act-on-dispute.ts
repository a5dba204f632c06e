import { type Kysely, sql } from 'kysely'
import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { lockOwnAccount } from '#backend/operation/lock-own-account.ts'
import { isRefusal, type Refusal, refuse } from '#backend/operation/refusal.ts'
import { DISPUTE_LIMITS, type DisputeWant } from '#contracts/member-dispute-rules.ts'
import {
  afterDisputeStep,
  type DisputeSide,
  type MemberDisputeAction,
  type MemberDisputeState,
  MOST_DISPUTE_ARGUMENTS,
  memberDisputeStep,
} from '#contracts/member-dispute-states.ts'
import { retryingTransaction } from '../db/retrying-transaction.ts'
import type { DB } from '../db/schema.ts'
import { orderTime } from '../orders/order-time.ts'
import { disputeFacts, disputeSideOf } from './dispute-rows.ts'
import { isDisputeRepeat, lockDispute, moveDispute } from './move-dispute.ts'
import { readDisputeTerms } from './read-terms.ts'

interface AskedStep {
  disputeSeq: number
  version: number
  action: Exclude<MemberDisputeAction, 'OPEN' | 'DECIDE' | 'TAKE_BACK' | 'LAPSE'>
  note: string
  want: DisputeWant | null
  amount: number | null
}

type StepRefusal = Refusal<'NOT_FOUND' | 'CLOSED' | 'STALE' | 'NOTE' | 'TERMS' | 'AMOUNT'>

/**
 * A step of one side: only what the machine allows this side in the present state, before its time is over. A step that
 * began from an older version is refused, as the other side may have said something else meanwhile.
 */
export async function actOnDispute(
  { kysely, now }: Pick<HostContext, 'kysely' | 'now'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  { disputeSeq, version, action, note, want, amount }: AskedStep,
): Promise<{ state: MemberDisputeState } | StepRefusal> {
  return retryingTransaction(kysely, async (trx) => {
    await lockOwnAccount(trx, userSeq)
    const dispute = await lockDispute(trx, disputeSeq)
    if (isRefusal(dispute)) return dispute
    const side = disputeSideOf(dispute, userSeq)
    if (!side) return refuse('NOT_FOUND')
    const terms =
      action === 'COUNTER' ? readDisputeTerms(dispute.type, { want, amount }) : undefined
    if (isRefusal(terms)) return terms
    const asked = { version, userSeq, action, note, ...(terms ?? { want: null, amount: null }) }
    if (await isDisputeRepeat(trx, dispute, asked)) return { state: dispute.state }
    if (dispute.version !== version) return refuse('STALE')
    const at = await orderTime(trx, now())
    // What follows from it is the timer's.
    if (dispute.due_at && dispute.due_at <= at) return refuse('CLOSED')
    const facts = disputeFacts(dispute)
    const step = memberDisputeStep(facts, action, side)
    if (!step) return refuse('CLOSED')
    if (step.needsNote && [...note].length < DISPUTE_LIMITS.leastNote) return refuse('NOTE')
    if (action === 'ARGUE' && (await hasArguedEnough(trx, disputeSeq, side)))
      return refuse('CLOSED')
    const { state, turn } = afterDisputeStep(facts, step, side)
    await moveDispute(trx, dispute, {
      action,
      by: side,
      userSeq,
      state,
      turn,
      ...(terms && { terms }),
      note,
      at,
    })
    return { state }
  })
}

async function hasArguedEnough(
  db: Kysely<DB>,
  disputeSeq: number,
  side: DisputeSide,
): Promise<boolean> {
  const { said } = await db
    .selectFrom('member_dispute_event')
    .select(sql<number>`count(*)::int`.as('said'))
    .where('dispute_seq', '=', disputeSeq)
    .where('action', '=', 'ARGUE')
    .where('by_role', '=', side)
    .executeTakeFirstOrThrow()
  return said >= MOST_DISPUTE_ARGUMENTS
}
