import type { Transaction } from 'kysely'
import { DECISION_REASONS, type DecisionReason, fitsDecision } from '#contracts/decision-reasons.ts'
import { type CaseDecision, DECISIONS } from '#contracts/order-case-constants.ts'
import { findTransition, type OrderState } from '#contracts/order-states.ts'
import { recordOperatorAction } from '../../audit-log/record-operator-action.ts'
import { retryingTransaction } from '../../db/retrying-transaction.ts'
import type { DB } from '../../db/schema.ts'
import type { HostContext, Viewer } from '../../operation/context.ts'
import { isRefusal, type Refusal, refuse } from '../../operation/refusal.ts'
import { type Applied, applyToLocked, type OrderRefusal } from '../apply-trigger.ts'
import { lockOrder, type OrderRow } from '../lock-order.ts'
import { orderTime } from '../order-time.ts'
import { sendSignals } from '../send-signals.ts'
import { termsOf } from '../terms/order-terms.ts'
import { decisionOf } from './statements.ts'

interface NewDecision {
  orderSeq: number
  decision: CaseDecision
  amount: number | null
  reasonCode: DecisionReason
  note: string
  eventKey: string
}

type DecisionRefusal = OrderRefusal | Refusal<'OWN' | 'SECOND' | 'AMOUNT' | 'WRONG_REASON'>
type Outcome = (Applied & { isProposed: boolean }) | DecisionRefusal

/**
 * Decides a dispute. Where the order is above the terms' amount, the first operator's decision is a proposal; another
 * operator who decides the same carries it out, and one who decides otherwise makes a proposal of their own.
 */
export async function decideOrder(
  context: HostContext,
  operator: Pick<Viewer, 'userSeq'>,
  input: NewDecision,
): Promise<{ state: OrderState; isProposed: boolean } | DecisionRefusal> {
  if (!fitsDecision('ORDER', input.decision, input.reasonCode)) return refuse('WRONG_REASON')
  const applied: Outcome = await retryingTransaction(context.kysely, async (trx) => {
    const order = await lockOrder(trx, input.orderSeq)
    if (!order) return refuse('NOT_FOUND')
    return write(trx, context, order, operator, input)
  })
  if (isRefusal(applied)) return applied
  sendSignals(context, applied.order, applied)
  return { state: applied.order.state, isProposed: applied.isProposed }
}

async function write(
  trx: Transaction<DB>,
  context: HostContext,
  order: OrderRow,
  operator: Pick<Viewer, 'userSeq'>,
  { orderSeq, decision, reasonCode, note, eventKey, ...input }: NewDecision,
): Promise<Outcome> {
  const key = `OPERATOR:${eventKey}`
  const same = await trx
    .selectFrom('order_decision')
    .select(['decision', 'is_proposed'])
    .where('order_seq', '=', orderSeq)
    .where('decision_key', '=', key)
    .executeTakeFirst()
  if (same) {
    if (same.decision !== decision) return refuse('KEY_USED')
    const { is_proposed: isProposed } = same
    return { order, isNew: false, productChanged: false, rooms: [], isProposed }
  }
  const members = [order.buyer_user_seq, order.seller_user_seq]
  if (members.includes(operator.userSeq)) return refuse('OWN')
  if (order.state !== 'DISPUTED')
    return refuse('NOT_POSSIBLE', { message: '이미 결정된 거래예요.' })
  const amount = decision === 'SPLIT' ? input.amount : null
  if (decision === 'SPLIT' && !isPart(amount, order)) return refuse('AMOUNT')

  const at = await orderTime(trx, context.now())
  const terms = await termsOf(trx, order.terms_seq)
  const standing = await decisionOf(trx, orderSeq)
  const isAgreed =
    standing?.isProposed === true && standing.decision === decision && standing.amount === amount
  const isOwn = standing?.operatorUserSeq === operator.userSeq
  if (isAgreed && isOwn) return refuse('SECOND')
  const isProposed = order.total > terms.fourEyesAbove && !isAgreed
  const { trigger } = DECISIONS[decision]
  // Nothing is written of what the machine would refuse, such as the return of goods that were handed over.
  if (!findTransition(trigger, { state: order.state, type: order.type, by: 'OPERATOR' }))
    return refuse('NOT_POSSIBLE', { message: '이 거래에서는 고를 수 없는 결정이에요.' })
  await trx
    .insertInto('order_decision')
    .values({
      order_seq: orderSeq,
      decision,
      amount,
      reason_code: reasonCode,
      note,
      operator_user_seq: isAgreed && standing ? standing.operatorUserSeq : operator.userSeq,
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
      reason: `주문 ${orderSeq}번 ${DECISIONS[decision].label}${isProposed ? ' 제안' : ''} (${DECISION_REASONS[reasonCode]})`,
    })
  if (isProposed) return { order, isNew: true, productChanged: false, rooms: [], isProposed }
  const applied = await applyToLocked(trx, order, {
    orderSeq,
    trigger,
    by: 'OPERATOR',
    actorUserSeq: operator.userSeq,
    eventKey: key,
    detail: amount === null ? {} : { amount },
    set: amount === null ? {} : { partial_amount: amount },
    at,
  })
  return isRefusal(applied) ? applied : { ...applied, isProposed }
}

const isPart = (amount: number | null, { price, shipping_fee }: OrderRow): boolean =>
  amount !== null && amount >= 1 && amount <= price + shipping_fee
