import type { ClaimDecision } from '#contracts/order-claim-constants.ts'
import type { OrderState, OrderType } from '#contracts/order-states.ts'
import {
  ANSWER_AGAIN_HOURS,
  HOURS,
  isOfTimers,
  ORACLE,
  type OraclePoints,
  oracleBalances,
  oracleFees,
} from '../order-oracle.ts'

/** What the oracle knows of an order. */
export interface KnownOrder {
  orderSeq: number
  productSeq: number
  type: OrderType
  state: OrderState
  price: number
  shippingFee: number
  points: number
  taken: ReturnType<OraclePoints['take']>
  buyer: number
  seller: number
  wasPaid: boolean
  isFrozen: boolean
  isScanned: boolean
  isBackScanned: boolean
  /** A payout that was looked at while it was frozen is looked at again then. */
  heldUntil: number
  partialBy: 'BUYER' | 'SELLER' | null
  partial: number
  counters: number
  given: number | null
  isRefunded: boolean
  isPaidOut: boolean
  confirmedAt: number | null
  claim: 'OPEN' | 'REJECTED' | 'APPROVED' | 'PAID' | null
  /** The first operator's, where a second has to agree. */
  proposed: { operator: number; decision: ClaimDecision; amount: number | null } | null
  compensated: number
  isCompensationSent: boolean
  enteredAt: number
}

/** An order that was just made. */
export const newKnownOrder = (
  placed: Pick<
    KnownOrder,
    | 'orderSeq'
    | 'productSeq'
    | 'type'
    | 'state'
    | 'price'
    | 'shippingFee'
    | 'points'
    | 'taken'
    | 'buyer'
    | 'seller'
    | 'enteredAt'
  >,
): KnownOrder => ({
  ...placed,
  wasPaid: false,
  isFrozen: false,
  isScanned: false,
  isBackScanned: false,
  heldUntil: 0,
  partialBy: null,
  partial: 0,
  counters: 0,
  given: null,
  isRefunded: false,
  isPaidOut: false,
  confirmedAt: null,
  claim: null,
  proposed: null,
  compensated: 0,
  isCompensationSent: false,
})

/** The oracle's lines of the order's state; time's own steps come by timers. */
export const stepsOf = ({ type, state }: KnownOrder): string[] =>
  [...ORACLE[type].keys()].filter((line) => line.startsWith(`${state} `) && !isOfTimers(line))

/** A seller offers once, so that a request is answered again only after that offer. */
export const hoursOf = ({ state, partialBy }: KnownOrder): number | undefined =>
  state === 'RETURN_REQUESTED' && partialBy !== null ? ANSWER_AGAIN_HOURS : HOURS[state]

/** What the buyer pays with money. */
export function cashOf({ price, shippingFee, points }: KnownOrder): number {
  const { buyer, goods } = oracleFees(price, shippingFee)
  return goods + buyer - points
}

export const owesSeller = (order: KnownOrder): boolean =>
  Boolean(oracleBalances('CONFIRMED', order).SELLER_PAYABLE)

export const owesBuyer = (order: KnownOrder): boolean =>
  order.given !== null &&
  !order.isRefunded &&
  oracleBalances('CONFIRMED', { ...order, compensated: 0 }).BUYER_PAYABLE !== undefined

/** Where no money has to move, the company's step follows at once. */
export function followed(order: KnownOrder, next: OrderState | undefined): OrderState | undefined {
  if (next === 'REFUNDING' && (order.isRefunded || cashOf(order) === 0)) return 'REFUNDED'
  if (next === 'SETTLING' && !owesSeller(order)) return 'SETTLED'
  return next
}

/** The state that a line of the oracle leads to. */
export const nextOf = (order: KnownOrder, letter: string, trigger: string) =>
  followed(order, ORACLE[order.type].get(`${order.state} ${letter} ${trigger}`))
