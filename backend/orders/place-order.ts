import type { Kysely, Transaction } from 'kysely'
import type { AddressContent } from '#contracts/address.ts'
import { MOST_UNPAID_ORDERS } from '#contracts/order-constants.ts'
import { orderAmounts } from '#contracts/order-money.ts'
import {
  isCourierType,
  isPaidType,
  type OrderState,
  type OrderType,
} from '#contracts/order-states.ts'
import { orderTypesOf, shippingFeeOf } from '#contracts/order-types.ts'
import { pointsProblem } from '#contracts/point-rules.ts'
import { closePayRequest } from '../chat/pay-requests/close-pay-request.ts'
import { retryingTransaction } from '../db/retrying-transaction.ts'
import type { DB, OrderSnapshot } from '../db/schema.ts'
import { orderPlaceLimits } from '../limits/rules.ts'
import type { RoomSignal } from '../operation/chat-signals.ts'
import type { HostContext, Viewer } from '../operation/context.ts'
import { lockOwnAccount } from '../operation/lock-own-account.ts'
import { isRefusal, type Refusal, refuse } from '../operation/refusal.ts'
import { pointTermsAt } from '../points/point-terms.ts'
import { balanceOf, lockUsableLots, spendPoints, type UsableLot } from '../points/spend-points.ts'
import { isFor } from '../product-queue/turn-of.ts'
import { appendEvent, type NewEvent, NO_EVENT } from './append-event.ts'
import { type BuyerFacts, buyerFacts } from './buyer-facts.ts'
import { followProduct } from './follow-product.ts'
import { rememberProduct } from './followed-product.ts'
import type { OrderRow } from './lock-order.ts'
import { loadOffered, type OfferedProduct } from './offered.ts'
import { orderTime } from './order-time.ts'
import { newHandoverCode, sealPart } from './seals.ts'
import { sendSignals } from './send-signals.ts'
import { setTimers } from './set-timers.ts'
import { tellMembers } from './tell-members.ts'

interface NewOrder {
  formKey: string
  productSeq: number
  type: OrderType
  /** Won, as the form showed it. */
  total: number
  points: number
  delivery: AddressContent | null
  /** The seller is asked before the payment. */
  isRequest: boolean
}

type PlaceRefusal = Refusal<
  | 'NOT_FOUND'
  | 'OWN'
  | 'TAKEN'
  | 'NOT_FOR_SALE'
  | 'CANNOT_REACH'
  | 'PRICE_CHANGED'
  | 'TYPE_NOT_OFFERED'
  | 'TOO_EXPENSIVE'
  | 'NO_ADDRESS'
  | 'POINTS'
  | 'LIMITED'
>

interface Placed {
  order: Pick<OrderRow, 'order_seq' | 'state' | 'product_seq'>
  isNew: boolean
  productChanged: boolean
  rooms: RoomSignal[]
}

/**
 * Orders a product. Of many buyers at once one gets it: the product is locked first. A form that was sent before is the
 * order that it made, whatever it says now.
 */
export async function placeOrder(
  context: HostContext,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  input: NewOrder,
): Promise<{ orderSeq: number; state: OrderState } | PlaceRefusal> {
  const { kysely, limiter } = context
  const limits = orderPlaceLimits(context, userSeq)
  const retryAfterSeconds = await limiter.take(limits)
  if (retryAfterSeconds !== null) return orderOfForm(kysely, userSeq, input.formKey)
  const placed = await retryingTransaction(kysely, (trx) =>
    writeOrder(trx, context, userSeq, input),
  )
  if (isRefusal(placed)) return placed
  if (!placed.isNew) await limiter.giveBack(limits)
  sendSignals(context, placed.order, placed)
  return { orderSeq: placed.order.order_seq, state: placed.order.state }
}

/** Who has ordered too often still hears what an earlier form has made. */
async function orderOfForm(
  db: Kysely<DB>,
  userSeq: number,
  formKey: string,
): Promise<{ orderSeq: number; state: OrderState } | PlaceRefusal> {
  const sent = await db
    .selectFrom('orders')
    .select(['order_seq', 'state'])
    .where('buyer_user_seq', '=', userSeq)
    .where('form_key', '=', formKey)
    .executeTakeFirst()
  return sent ? { orderSeq: sent.order_seq, state: sent.state } : refuse('LIMITED')
}

/** Writes an order within the caller's transaction. */
export async function writeOrder(
  trx: Transaction<DB>,
  context: Pick<HostContext, 'keys' | 'now'>,
  userSeq: number,
  input: NewOrder,
): Promise<Placed | PlaceRefusal> {
  const { productSeq, formKey, type } = input
  await lockOwnAccount(trx, userSeq)
  const product = await loadOffered(trx, productSeq, { isLocked: true })
  const now = context.now()
  const at = await orderTime(trx, now)
  const sellerStoreSeq = product?.storeSeq ?? null
  // After both locks: what another call of this member or about this product has written is seen.
  const facts = await buyerFacts(trx, { userSeq, formKey, productSeq, sellerStoreSeq, now, at })
  const { sent, held, termsSeq, terms } = facts
  if (sent) return { order: sent, isNew: false, productChanged: false, rooms: [] }
  if (!product) return refuse('NOT_FOUND')
  const refusal = await whyNot(trx, { userSeq, product, facts, at })
  if (refusal) return refusal
  const price = held.price ?? product.price
  if (!orderTypesOf({ ...product, price }).includes(type)) return refuse('TYPE_NOT_OFFERED')
  if (isPaidType(type) && price > terms.maxPrice) return refuse('TOO_EXPENSIVE')
  if (isCourierType(type) && !input.delivery) return refuse('NO_ADDRESS')
  const shippingFee = shippingFeeOf(type, product)
  const amounts = orderAmounts({ type, price, shippingFee, points: input.points }, terms)
  if (amounts.total !== input.total)
    return refuse('PRICE_CHANGED', { data: { price, total: amounts.total } })
  const lots = await usableLots(trx, userSeq, { ...input, total: amounts.total, at })
  if (isRefusal(lots)) return lots

  const state = isPaidType(type) && !input.isRequest ? 'PENDING_PAYMENT' : 'REQUESTED'
  const sealed = { buyer_user_seq: userSeq, form_key: formKey }
  const order = await trx
    .insertInto('orders')
    .values({
      ...sealed,
      product_seq: productSeq,
      seller_user_seq: product.sellerUserSeq,
      buyer_store_seq: facts.storeSeq,
      seller_store_seq: product.storeSeq,
      room_id: held.roomId,
      offer_seq: held.offerSeq,
      type,
      state,
      price,
      shipping_fee: shippingFee,
      buyer_fee: amounts.buyerFee,
      seller_fee: amounts.sellerFee,
      total: amounts.total,
      points: amounts.points,
      terms_seq: termsSeq,
      snapshot: JSON.stringify(snapshotOf(product, facts.mediaKeys)),
      delivery:
        input.delivery && isCourierType(type)
          ? sealPart(context.keys, 'delivery', sealed, JSON.stringify(input.delivery))
          : null,
      handover_code:
        type === 'MEET' ? sealPart(context.keys, 'handover', sealed, newHandoverCode()) : null,
      coupon: null,
      partial_amount: null,
      partial_by: null,
      state_at: at,
      due_at: null,
      created_at: at,
      paid_at: null,
      confirmed_at: null,
      ended_at: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow()
  const { order_seq: orderSeq } = order
  rememberProduct(trx, {
    product_seq: productSeq,
    trade_state: product.tradeState,
    live_order_seq: product.liveOrderSeq,
    queue_count: product.queueCount,
  })
  const event: NewEvent = {
    orderSeq,
    trigger: 'PLACE',
    actor: 'BUYER',
    actorUserSeq: userSeq,
    fromState: null,
    toState: state,
    eventKey: formKey,
    detail: {
      price,
      shippingFee,
      total: amounts.total,
      type,
      ...(amounts.points > 0 && { points: amounts.points }),
    },
    at,
  }
  await appendEvent(trx, event, NO_EVENT)
  await spendPoints(trx, lots, { userSeq, orderSeq, points: amounts.points, at })
  const dueAt = await setTimers(trx, order, { state, from: null, terms, at })
  await trx.updateTable('orders').set({ due_at: dueAt }).where('order_seq', '=', orderSeq).execute()
  const { isChanged, rooms } = await followProduct(trx, { order, from: null, to: state, at })
  if (held.roomId !== null && held.requestSeq !== null)
    await closePayRequest(trx, { roomId: held.roomId, orderSeq, at: context.now() })
  const timed = { ...order, due_at: dueAt }
  const told = await tellMembers(trx, { order: timed, trigger: 'PLACE', by: 'BUYER', at })
  return { order, isNew: true, productChanged: isChanged, rooms: [...rooms, ...told.rooms] }
}

async function whyNot(
  trx: Transaction<DB>,
  {
    userSeq,
    product,
    facts: { canReach, unpaid },
    at,
  }: { userSeq: number; product: OfferedProduct; facts: BuyerFacts; at: Date },
): Promise<PlaceRefusal | null> {
  if (!product.isVisible) return refuse('NOT_FOUND')
  if (product.sellerUserSeq === userSeq) return refuse('OWN')
  if (product.liveOrderSeq !== null) return refuse('TAKEN')
  if (!(await isFor(trx, { userSeq, product, at }))) return refuse('NOT_FOR_SALE')
  if (!canReach) return refuse('CANNOT_REACH')
  if (unpaid < MOST_UNPAID_ORDERS) return null
  return refuse('LIMITED', {
    message: `결제를 기다리는 주문이 ${MOST_UNPAID_ORDERS}건 있어요. 먼저 결제하거나 취소해 주세요.`,
  })
}

/** The points of an order are taken when it is made, and locked before: of two orders at once the second sees what is left. */
async function usableLots(
  trx: Transaction<DB>,
  userSeq: number,
  { type, points, total, at }: Pick<NewOrder, 'type' | 'points' | 'total'> & { at: Date },
): Promise<UsableLot[] | Refusal<'POINTS'>> {
  if (points === 0) return []
  if (!isPaidType(type)) return refuse('POINTS', { message: NO_POINTS })
  const lots = await lockUsableLots(trx, userSeq, at)
  const terms = await pointTermsAt(trx, at)
  const problem = pointsProblem(points, { total, balance: balanceOf(lots) }, terms)
  return problem === null ? lots : refuse('POINTS', { message: problem })
}

const NO_POINTS = '포인트는 안심결제에만 쓸 수 있어요.'

function snapshotOf(
  { title, body, price, condition, categorySeq, version, sellerName, isBusiness }: OfferedProduct,
  mediaKeys: string[],
): OrderSnapshot {
  return {
    title,
    body,
    price,
    condition,
    categorySeq,
    productVersion: version,
    mediaKeys,
    sellerName,
    isBusiness,
  }
}
