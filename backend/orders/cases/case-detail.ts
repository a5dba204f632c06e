import type { ChatMessage } from '#contracts/chat.ts'
import type { Order } from '#contracts/order.ts'
import type { OrderDecision, StandardFacts, Statement } from '#contracts/order-case.ts'
import type { MoneyRetry } from '#contracts/order-case-constants.ts'
import { recordOperatorAction } from '../../audit-log/record-operator-action.ts'
import { loadMessages } from '../../chat/messages/load-messages.ts'
import type { HostContext, Viewer } from '../../operation/context.ts'
import { type Refusal, refuse } from '../../operation/refusal.ts'
import { orderTime } from '../order-time.ts'
import { viewOrder } from '../view-order.ts'
import { journalsOf, transfersOf } from './money-of-case.ts'
import { standardFacts } from './standard-facts.ts'
import { decisionOf, statementsOf } from './statements.ts'

/** Messages of the room that an operator sees. */
const MESSAGES = 100

interface CaseDetail {
  order: Omit<Order, 'delivery' | 'handoverCode' | 'coupon'>
  statements: Statement[]
  decision: OrderDecision | null
  standard: StandardFacts
  canDecide: boolean
  messages: ChatMessage[]
  ledger: { account: string; amount: number }[]
  journals: Awaited<ReturnType<typeof journalsOf>>
  transfers: Awaited<ReturnType<typeof transfersOf>>['transfers']
  retries: MoneyRetry[]
}

/** One order for an operator. It contains words of both members, so the view is recorded with each of them. */
export async function caseDetail(
  context: Pick<HostContext, 'kysely' | 'keys' | 'caller' | 'now'>,
  operator: Pick<Viewer, 'userSeq'>,
  orderSeq: number,
): Promise<CaseDetail | Refusal<'NOT_FOUND'>> {
  const { kysely, keys, now } = context
  const order = await kysely
    .selectFrom('orders')
    .selectAll()
    .where('order_seq', '=', orderSeq)
    .executeTakeFirst()
  if (!order) return refuse('NOT_FOUND')
  const members = [order.buyer_user_seq, order.seller_user_seq]
  for (const userSeq of members)
    await recordOperatorAction(context, kysely, operator, {
      userSeq,
      action: 'VIEW',
      reason: `주문 ${orderSeq}번 열람`,
    })
  const { room_id: roomId } = order
  const at = await orderTime(kysely, now())
  const view = await viewOrder({ kysely, keys, at }, { order, role: 'SELLER' })
  const { delivery: _delivery, handoverCode: _code, coupon: _coupon, ...shown } = view
  const decided = await decisionOf(kysely, orderSeq)
  const statements = await statementsOf(kysely, orderSeq)
  const isMember = members.includes(operator.userSeq)
  const { transfers, retries } = await transfersOf(kysely, orderSeq)
  const isOwnProposal = decided?.isProposed && decided.operatorUserSeq === operator.userSeq
  return {
    order: { ...shown, actions: [] },
    statements,
    decision: decided && withoutOperator(decided),
    standard: await standardFacts(kysely, { order, statements, at }),
    canDecide: order.state === 'DISPUTED' && !isMember && !isOwnProposal,
    messages:
      roomId === null ? [] : await loadMessages(kysely, { roomId, now: now(), limit: MESSAGES }),
    ledger: await kysely
      .selectFrom('ledger_balance')
      .select(['account', 'amount'])
      .where('order_seq', '=', orderSeq)
      .orderBy('account')
      .execute(),
    journals: await journalsOf(kysely, orderSeq),
    transfers,
    retries: isMember ? [] : retries,
  }
}

function withoutOperator({
  operatorUserSeq: _,
  ...decision
}: OrderDecision & { operatorUserSeq: number }): OrderDecision {
  return decision
}
