import type { Transaction } from 'kysely'
import { DECISION_REASONS, type DecisionReason, fitsDecision } from '#contracts/decision-reasons.ts'
import {
  CLAIM_DECISIONS,
  type ClaimDecision,
  type ClaimState,
} from '#contracts/order-claim-constants.ts'
import { recordOperatorAction } from '../../audit-log/record-operator-action.ts'
import { retryingTransaction } from '../../db/retrying-transaction.ts'
import type { DB } from '../../db/schema.ts'
import { writeJournal } from '../../ledger/write-journal.ts'
import type { HostContext, Viewer } from '../../operation/context.ts'
import { type Refusal, refuse } from '../../operation/refusal.ts'
import type { OrderRefusal } from '../apply-trigger.ts'
import { lockOrder, type OrderRow } from '../lock-order.ts'
import { orderTime } from '../order-time.ts'
import { beginPayout } from '../payouts/begin-payout.ts'
import { termsOf } from '../terms/order-terms.ts'
import { claimMost } from './claim-terms.ts'
import { findClaim, findClaimDecision } from './read-claim.ts'
import { recordClaimStep } from './record-claim-step.ts'

type Deciding = Pick<HostContext, 'kysely' | 'caller' | 'now'>

interface NewDecision {
  orderSeq: number
  decision: ClaimDecision
  amount: number | null
  reasonCode: DecisionReason
  note: string
  eventKey: string
}

type Outcome =
  | { state: ClaimState; isProposed: boolean }
  | OrderRefusal
  | Refusal<'OWN' | 'SECOND' | 'AMOUNT' | 'WRONG_REASON'>

/**
 * Decides a claim. Where the order is above the terms' amount, the first operator's decision is a proposal; another operator
 * who decides the same carries it out, and one who decides otherwise makes a proposal of their own (as disputes are decided).
 */
export async function decideCompensation(
  context: Deciding,
  operator: Pick<Viewer, 'userSeq'>,
  input: NewDecision,
): Promise<Outcome> {
  if (!fitsDecision('CLAIM', input.decision, input.reasonCode)) return refuse('WRONG_REASON')
  return retryingTransaction(context.kysely, async (trx) => {
    const order = await lockOrder(trx, input.orderSeq)
    if (!order) return refuse('NOT_FOUND')
    return write(trx, context, order, operator, input)
  })
}

async function write(
  trx: Transaction<DB>,
  context: Deciding,
  order: OrderRow,
  operator: Pick<Viewer, 'userSeq'>,
  { orderSeq, decision, reasonCode, note, eventKey, ...input }: NewDecision,
): Promise<Outcome> {
  const claim = await findClaim(trx, orderSeq)
  if (!claim) return refuse('NOT_POSSIBLE', { message: '보상을 신청하지 않은 거래예요.' })
  const key = `OPERATOR:${eventKey}`
  const same = await trx
    .selectFrom('order_claim_decision')
    .select(['decision', 'is_proposed'])
    .where('order_seq', '=', orderSeq)
    .where('decision_key', '=', key)
    .executeTakeFirst()
  if (same)
    return same.decision === decision
      ? { state: claim.state, isProposed: same.is_proposed }
      : refuse('KEY_USED')
  const members = [order.buyer_user_seq, order.seller_user_seq]
  if (members.includes(operator.userSeq)) return refuse('OWN')
  if (claim.state !== 'OPEN') return refuse('NOT_POSSIBLE', { message: '이미 결정된 신청이에요.' })
  const terms = await termsOf(trx, order.terms_seq)
  const amount = decision === 'APPROVE' ? input.amount : null
  const most = await claimMost(trx, order, terms)
  if (decision === 'APPROVE' && (amount === null || amount < 1 || amount > most))
    return refuse('AMOUNT')

  const at = await orderTime(trx, context.now())
  const standing = await findClaimDecision(trx, orderSeq)
  const isAgreed = standing?.decision === decision && standing.amount === amount
  if (isAgreed && standing.operator_user_seq === operator.userSeq) return refuse('SECOND')
  const isProposed = order.total > terms.fourEyesAbove && !isAgreed
  await trx
    .insertInto('order_claim_decision')
    .values({
      order_seq: orderSeq,
      decision,
      amount,
      reason_code: reasonCode,
      note,
      operator_user_seq: isAgreed ? standing.operator_user_seq : operator.userSeq,
      confirmed_by: isAgreed ? operator.userSeq : null,
      is_proposed: isProposed,
      decision_key: key,
      at,
    })
    .execute()
  for (const userSeq of members)
    await recordOperatorAction(context, trx, operator, {
      userSeq,
      action: 'ORDER_DECIDED',
      reason: `주문 ${orderSeq}번 보상 신청 ${CLAIM_DECISIONS[decision]}${isProposed ? ' 제안' : ''} (${DECISION_REASONS[reasonCode]})`,
    })
  if (isProposed) return { state: claim.state, isProposed }
  const state = amount === null ? 'REJECTED' : 'APPROVED'
  await trx
    .updateTable('order_claim')
    .set({ state, amount, decided_at: at })
    .where('order_seq', '=', orderSeq)
    .execute()
  if (amount !== null) await oweBuyer(trx, order, { amount, at })
  await recordClaimStep(trx, order, {
    name: amount === null ? 'CLAIM_REJECT' : 'CLAIM_APPROVE',
    by: 'OPERATOR',
    actorUserSeq: operator.userSeq,
    eventKey: key,
    detail: amount === null ? {} : { amount },
    at,
  })
  return { state, isProposed }
}

/** The house owes the buyer from now on; the bank's job carries it out. */
async function oweBuyer(
  trx: Transaction<DB>,
  { order_seq: orderSeq, buyer_user_seq: userSeq }: OrderRow,
  { amount, at }: { amount: number; at: Date },
): Promise<void> {
  await writeJournal(trx, {
    orderSeq,
    journalKey: 'COMPENSATE',
    postings: { COMPENSATION: amount, BUYER_PAYABLE: -amount },
    at,
  })
  await beginPayout(trx, { orderSeq, userSeq, kind: 'COMPENSATION', amount, at })
}
