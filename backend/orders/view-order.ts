import { type Kysely, sql } from 'kysely'
import type { UserStatus } from '#contracts/account.ts'
import { DAY_MS } from '#contracts/durations.ts'
import type { Order, OrderRowView } from '#contracts/order.ts'
import { isClaimable } from '#contracts/order-claim-constants.ts'
import { DELIVERY_SHOWN_DAYS } from '#contracts/order-constants.ts'
import { splitAmounts } from '#contracts/order-money.ts'
import {
  DIVIDING_TRIGGERS,
  findTransition,
  isEndState,
  type OrderState,
  type OrderTerms,
  type OrderTrigger,
  orderStateRow,
  possibleTriggers,
} from '#contracts/order-states.ts'
import { aheadOfWall } from '../db/order-clock.ts'
import { preparedQuery } from '../db/prepared-query.ts'
import type { DB } from '../db/schema.ts'
import { imageOf } from '../media/image-columns.ts'
import type { KeyRing } from '../operation/key-ring.ts'
import { decideByOf } from './cases/case-contact.ts'
import { canClaim } from './compensation/claim-terms.ts'
import { findClaim } from './compensation/read-claim.ts'
import { coverOf, coversOf } from './cover-of.ts'
import { mayChangeParcel } from './delivery/change-parcel.ts'
import { guardProblem } from './guards.ts'
import type { OrderRow } from './lock-order.ts'
import { minutesAhead, movedOn } from './order-time.ts'
import type { OwnOrder } from './own-order.ts'
import { buyerReliability } from './reliability.ts'
import { openDelivery, openPart, openReturnAddress } from './seals.ts'
import { frozenTerms } from './terms/order-terms.ts'

/** The seller still decides whether to sell to this buyer. */
const BEFORE_ACCEPTING: readonly OrderState[] = ['REQUESTED', 'PENDING_PAYMENT', 'PAID']

/** A return is under way: its buyer has to know where the goods go. */
const RETURNING: readonly OrderState[] = ['RETURN_APPROVED', 'RETURN_SHIPPED', 'RETURN_DELIVERED']

interface ViewContext {
  kysely: Kysely<DB>
  keys: Pick<KeyRing, 'seal' | 'unseal'>
  /** By the clock on the wall. */
  now: Date
}

/** Orders as one of their members sees them in a list; the rows' role is the same. */
export async function viewRows(
  db: Kysely<DB>,
  orders: readonly OrderRow[],
  role: 'BUYER' | 'SELLER',
): Promise<OrderRowView[]> {
  const others = orders.map((order) => otherOf(order, role))
  return rowsOf(orders, role, {
    covers: await coversOf(db, productsOf(orders)),
    names: await storeNames(db, others),
    ahead: await minutesAhead(db),
    divided: await dividedOf(db, orders),
  })
}

/** What is read for the rows of orders besides the orders. */
interface Around {
  covers: Awaited<ReturnType<typeof coversOf>>
  names: Awaited<ReturnType<typeof storeNames>>
  ahead: number
  divided: Awaited<ReturnType<typeof dividedOf>>
}

const productsOf = (orders: readonly OrderRow[]) => orders.map(({ product_seq }) => product_seq)

const otherOf = (order: OrderRow, role: 'BUYER' | 'SELLER') =>
  role === 'BUYER' ? order.seller_store_seq : order.buyer_store_seq

function rowsOf(
  orders: readonly OrderRow[],
  role: 'BUYER' | 'SELLER',
  { covers, names, ahead, divided }: Around,
): OrderRowView[] {
  return orders.map((order) => {
    const storeSeq = otherOf(order, role)
    const givenBack = divided.has(order.order_seq) ? (order.partial_amount ?? 0) : 0
    return {
      orderSeq: order.order_seq,
      productSeq: order.product_seq,
      type: order.type,
      state: order.state,
      title: order.snapshot.title,
      image: covers.get(order.product_seq) ?? null,
      total: order.total,
      net: splitAmounts(amountsOf(order), givenBack).toSeller,
      givenBack,
      other: { storeSeq, name: names.get(storeSeq) ?? WITHDRAWN },
      createdAt: order.created_at.toISOString(),
      stateAt: order.state_at.toISOString(),
      dueAt: order.due_at?.toISOString() ?? null,
      minutesAhead: ahead,
    }
  })
}

const amountsOf = ({ price, shipping_fee, buyer_fee, seller_fee, total, points }: OrderRow) => ({
  price,
  shippingFee: shipping_fee,
  buyerFee: buyer_fee,
  sellerFee: seller_fee,
  total,
  points,
})

/** Orders whose money was divided; what was only offered divides nothing. */
async function dividedOf(db: Kysely<DB>, orders: readonly OrderRow[]): Promise<Set<number>> {
  const offered = orders.filter(
    ({ partial_amount: amount, confirmed_at: at }) => amount !== null && at !== null,
  )
  if (offered.length === 0) return new Set()
  const rows = await db
    .selectFrom('order_event')
    .select('order_seq')
    .where(
      'order_seq',
      'in',
      offered.map(({ order_seq }) => order_seq),
    )
    .where('trigger', 'in', DIVIDING_TRIGGERS)
    .execute()
  return new Set(rows.map(({ order_seq }) => order_seq))
}

const WITHDRAWN = '탈퇴한 회원'

/** Names of open accounts' stores. */
async function storeNames(db: Kysely<DB>, storeSeqs: readonly number[]) {
  if (storeSeqs.length === 0) return new Map<number, string>()
  const rows = await db
    .selectFrom('store')
    .innerJoin('users', 'users.user_seq', 'store.user_seq')
    .select(['store_seq', 'store.name', 'users.status'])
    .where('store_seq', 'in', [...new Set(storeSeqs)])
    .execute()
  return new Map(rows.map(({ store_seq, name, status }) => [store_seq, shownName(name, status)]))
}

const shownName = (name: string, status: UserStatus) => (status === 'WITHDRAWN' ? WITHDRAWN : name)

const readAround = preparedQuery((db, { orderSeq }: { orderSeq: number }) =>
  db
    .selectFrom('orders')
    .innerJoin('store as buying', 'buying.store_seq', 'orders.buyer_store_seq')
    .innerJoin('users as buyer', 'buyer.user_seq', 'buying.user_seq')
    .innerJoin('store as selling', 'selling.store_seq', 'orders.seller_store_seq')
    .innerJoin('users as seller', 'seller.user_seq', 'selling.user_seq')
    .leftJoinLateral(coverOf(db, sql.ref<number>('orders.product_seq')).as('cover'), (join) =>
      join.onTrue(),
    )
    .select(['buying.name as buyer_name', 'buyer.status as buyer_status'])
    .select(['selling.name as seller_name', 'seller.status as seller_status'])
    .select(['cover.media_key', 'cover.width', 'cover.height', 'cover.color'])
    .select([frozenTerms.as('terms'), aheadOfWall.as('minutes_ahead')])
    .where('orders.order_seq', '=', orderSeq),
)

/** What is read for one order besides it, in one statement. */
async function aroundOrder(db: Kysely<DB>, order: OrderRow) {
  const [row] = await readAround(db, { orderSeq: order.order_seq })
  if (!row) throw new Error('an order has no members')
  return {
    ahead: row.minutes_ahead,
    terms: row.terms,
    covers: new Map([[order.product_seq, imageOf(row)]]),
    names: new Map([
      [order.buyer_store_seq, shownName(row.buyer_name, row.buyer_status)],
      [order.seller_store_seq, shownName(row.seller_name, row.seller_status)],
    ]),
  }
}

const readEvents = preparedQuery((db, { orderSeq }: { orderSeq: number }) =>
  db
    .selectFrom('order_event')
    .select(['place', 'trigger', 'actor', 'from_state', 'to_state', 'detail', 'at'])
    .where('order_seq', '=', orderSeq)
    .orderBy('place'),
)

/** One order as one of its members sees it. */
export async function viewOrder(
  { kysely, keys, now }: ViewContext,
  { order, role }: OwnOrder,
): Promise<Order> {
  const { ahead, names, covers, terms } = await aroundOrder(kysely, order)
  const at = movedOn(now, ahead)
  const [row] = rowsOf([order], role, {
    covers,
    names,
    ahead,
    divided: await dividedOf(kysely, [order]),
  })
  if (!row) throw new Error('an order has no view')
  const member = (storeSeq: number) => ({ storeSeq, name: names.get(storeSeq) ?? WITHDRAWN })
  const claim = await claimOf(kysely, { order, role }, { terms, at })
  const events = await readEvents(kysely, { orderSeq: order.order_seq })
  return {
    ...row,
    role,
    version: order.version,
    roomId: order.room_id,
    amounts: {
      price: order.price,
      shippingFee: order.shipping_fee,
      buyerFee: order.buyer_fee,
      sellerFee: order.price + order.shipping_fee - row.givenBack - row.net,
      total: order.total,
      points: order.points,
      cash: order.total - order.points,
      net: row.net,
    },
    buyer: member(order.buyer_store_seq),
    seller: member(order.seller_store_seq),
    actions: await actionsOf(kysely, { order, role }, { terms, at }),
    delivery: showsDelivery(order, role, at) ? openDelivery(keys, order) : null,
    returnAddress:
      role === 'BUYER' && RETURNING.includes(order.state) ? openReturnAddress(keys, order) : null,
    handoverCode:
      role === 'BUYER' && ['PREPARING', 'CANCEL_REQUESTED'].includes(order.state)
        ? openPart(keys, 'handover', order, order.handover_code)
        : null,
    coupon:
      role === 'BUYER' && !isGivenBack(order)
        ? openPart(keys, 'coupon', order, order.coupon)
        : null,
    partial:
      order.partial_amount !== null && order.partial_by !== null
        ? { amount: order.partial_amount, by: order.partial_by }
        : null,
    isUnscanned: order.is_unscanned,
    isFrozen: order.is_frozen,
    isException: order.is_exception,
    isBusiness: order.snapshot.isBusiness ?? false,
    terms: {
      acceptHours: terms.acceptHours,
      cancelAnswerHours: terms.cancelAnswerHours,
      scanBusinessDays: terms.scanBusinessDays,
      returnAnswerHours: terms.returnAnswerHours,
      partialHours: terms.partialHours,
    },
    decideBy: order.state === 'DISPUTED' ? decideByOf(order.state_at).toISOString() : null,
    canChangeParcel: await mayChangeParcel(kysely, { order, role }),
    ...claim,
    events: events.map(({ from_state: fromState, to_state: toState, ...event }) => ({
      ...event,
      fromState,
      toState,
      at: event.at.toISOString(),
    })),
    paidAt: order.paid_at?.toISOString() ?? null,
    confirmedAt: order.confirmed_at?.toISOString() ?? null,
    endedAt: order.ended_at?.toISOString() ?? null,
    buyerReliability:
      role === 'SELLER' && BEFORE_ACCEPTING.includes(order.state)
        ? await buyerReliability(kysely, order.buyer_user_seq)
        : null,
  }
}

/** Whose money goes back, or has gone back, has no coupon any more: the seller may sell it again. */
const isGivenBack = ({ state }: OrderRow): boolean => {
  const { money, product } = orderStateRow(state)
  return money === 'TO_BUYER' || product === 'ON_SALE'
}

/** The seller sees where it goes from the payment until some time after the end. */
function showsDelivery(order: OrderRow, role: 'BUYER' | 'SELLER', at: Date): boolean {
  if (role === 'BUYER') return true
  if (order.paid_at === null || ['REFUNDED', 'CANCELED'].includes(order.state)) return false
  const end = order.ended_at ?? order.confirmed_at
  return end === null || at.getTime() - end.getTime() < DELIVERY_SHOWN_DAYS * DAY_MS
}

/** The claim of compensation of an order that is confirmed, or whether the buyer can make one. */
async function claimOf(
  db: Kysely<DB>,
  { order, role }: OwnOrder,
  { terms, at }: { terms: OrderTerms; at: Date },
): Promise<Pick<Order, 'claimState' | 'canClaim'>> {
  if (!isClaimable(order.state)) return { claimState: null, canClaim: false }
  const claim = await findClaim(db, order.order_seq)
  if (claim || role === 'SELLER') return { claimState: claim?.state ?? null, canClaim: false }
  return { claimState: null, canClaim: await canClaim(db, order, { terms, at }) }
}

/** What a member can do now, guards included. */
async function actionsOf(
  db: Kysely<DB>,
  { order, role }: OwnOrder,
  { terms, at }: { terms: OrderTerms; at: Date },
): Promise<OrderTrigger[]> {
  const { state, type } = order
  if (isEndState(state)) return []
  const possible: OrderTrigger[] = []
  for (const trigger of possibleTriggers({ state, type, by: role })) {
    const transition = findTransition(trigger, { state, type, by: role })
    const problem = await guardProblem(db, transition?.guard, { order, by: role, terms, at })
    if (!problem) possible.push(trigger)
  }
  return possible
}
