import type { ChatMessage } from '#contracts/chat.ts'
import type { Order } from '#contracts/order.ts'
import type {
  CaseContact,
  OrderDecision,
  OrderedListing,
  StandardFacts,
  Statement,
} from '#contracts/order-case.ts'
import type { MoneyRetry } from '#contracts/order-case-constants.ts'
import type { Claim } from '#contracts/order-claim.ts'
import { recordOperatorAction } from '../../audit-log/record-operator-action.ts'
import { loadMessages } from '../../chat/messages/load-messages.ts'
import type { HostContext, Viewer } from '../../operation/context.ts'
import { type Refusal, refuse } from '../../operation/refusal.ts'
import { claimMost } from '../compensation/claim-terms.ts'
import { findClaimDecision, readClaim } from '../compensation/read-claim.ts'
import { parcelsOf } from '../delivery/list-parcels.ts'
import type { OrderRow } from '../lock-order.ts'
import { orderTime } from '../order-time.ts'
import { termsOf } from '../terms/order-terms.ts'
import { viewOrder } from '../view-order.ts'
import { caseContact } from './case-contact.ts'
import { journalsOf, transfersOf } from './money-of-case.ts'
import { canOpenCase } from './open-case.ts'
import { standardFacts } from './standard-facts.ts'
import { decisionOf, statementsOf } from './statements.ts'

/** Messages of the room that an operator sees. */
const MESSAGES = 100

interface CaseDetail {
  order: Omit<Order, 'delivery' | 'returnAddress' | 'handoverCode' | 'coupon'>
  statements: Statement[]
  decision: OrderDecision | null
  standard: StandardFacts
  canDecide: boolean
  contact: CaseContact | null
  claim: Claim | null
  claimMost: number
  canDecideClaim: boolean
  canContact: boolean
  canOpen: boolean
  parcels: Awaited<ReturnType<typeof parcelsOf>>
  listing: OrderedListing
  messages: ChatMessage[]
  ledger: { account: string; amount: number }[]
  journals: Awaited<ReturnType<typeof journalsOf>>
  transfers: Awaited<ReturnType<typeof transfersOf>>['transfers']
  retries: MoneyRetry[]
}

/**
 * One order for an operator. It contains words of both members, so the view is recorded with each of them. An operator for
 * money alone gets the money, and neither those words nor a decision.
 */
export async function caseDetail(
  context: Pick<HostContext, 'kysely' | 'keys' | 'caller' | 'now'>,
  operator: Pick<Viewer, 'userSeq' | 'duties'>,
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
  const view = await viewOrder({ kysely, keys, now: now() }, { order, role: 'SELLER' })
  const {
    delivery: _delivery,
    returnAddress: _return,
    handoverCode: _code,
    coupon: _coupon,
    ...shown
  } = view
  const decided = await decisionOf(kysely, orderSeq)
  const statements = await statementsOf(kysely, orderSeq)
  const isMember = members.includes(operator.userSeq)
  const isForCases = operator.duties.includes('TRADES')
  const mayAct = isForCases && !isMember
  const { transfers, retries } = await transfersOf(kysely, orderSeq)
  const isOwnProposal = decided?.isProposed && decided.operatorUserSeq === operator.userSeq
  const claim = await readClaim(kysely, orderSeq, { withProposal: true })
  const proposed = claim?.state === 'OPEN' && (await findClaimDecision(kysely, orderSeq))
  const isOwnClaimProposal = proposed && proposed.operator_user_seq === operator.userSeq
  return {
    order: { ...shown, actions: [] },
    statements: isForCases ? statements : [],
    decision: decided && withoutOperator(decided),
    standard: await standardFacts(kysely, { order, statements, at }),
    canDecide: order.state === 'DISPUTED' && mayAct && !isOwnProposal,
    contact: await caseContact(kysely, { order, statements }),
    claim,
    claimMost: claim ? await claimMost(kysely, order, await termsOf(kysely, order.terms_seq)) : 0,
    canDecideClaim: claim?.state === 'OPEN' && mayAct && !isOwnClaimProposal,
    canContact: mayAct && order.paid_at !== null,
    canOpen: mayAct && canOpenCase(order),
    parcels: isForCases ? await parcelsOf(kysely, orderSeq) : [],
    listing: listingOf(order),
    messages:
      roomId === null || !isForCases
        ? []
        : await loadMessages(kysely, { roomId, now: now(), limit: MESSAGES }),
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

function listingOf({ snapshot }: OrderRow): OrderedListing {
  const { title, body, price, condition, mediaKeys, isBusiness = false } = snapshot
  return { title, body, price, condition, photoCount: mediaKeys.length, isBusiness }
}

function withoutOperator({
  operatorUserSeq: _,
  ...decision
}: OrderDecision & { operatorUserSeq: number }): OrderDecision {
  return decision
}
