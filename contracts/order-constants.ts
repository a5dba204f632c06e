import { ORDER_STATE_NAMES, type OrderState, type OrderTrigger } from './order-states.ts'

/** Steps of members that need nothing but a reason; the others have endpoints of their own. */
export const ORDER_ACTIONS = [
  'ACCEPT_REQUEST',
  'DECLINE_REQUEST',
  'WITHDRAW_REQUEST',
  'ACCEPT',
  'REJECT',
  'CANCEL',
  'REQUEST_CANCEL',
  'COMPLETE',
  'CONFIRM',
  'HOLD',
  'APPROVE_RETURN',
  'ACCEPT_PARTIAL',
  'DECLINE_PARTIAL',
  'CONFIRM_RETURN',
  'RETRY_REFUND',
  'RETRY_PAYOUT',
] as const satisfies OrderTrigger[]
export type OrderAction = (typeof ORDER_ACTIONS)[number]

export const ORDER_PAGE_SIZE = 20

/** The tabs of the lists of orders. */
export const ORDER_TABS = {
  ALL: { label: '전체', states: ORDER_STATE_NAMES },
  WAITING: { label: '결제·수락', states: ['REQUESTED', 'PENDING_PAYMENT', 'PAID'] },
  UNDER_WAY: {
    label: '진행중',
    states: ['PREPARING', 'CANCEL_REQUESTED', 'SHIPPED', 'DELIVERED', 'CONFIRM_HELD'],
  },
  TROUBLE: {
    label: '반품·분쟁',
    states: [
      'RETURN_REQUESTED',
      'PARTIAL_REFUND_OFFERED',
      'RETURN_UNADDRESSED',
      'RETURN_APPROVED',
      'RETURN_SHIPPED',
      'RETURN_DELIVERED',
      'DISPUTED',
      'REFUND_FAILED',
      'SETTLE_FAILED',
    ],
  },
  DONE: { label: '완료', states: ['CONFIRMED', 'SETTLING', 'SETTLED', 'DONE'] },
  ENDED: { label: '취소·환불', states: ['REFUNDING', 'REFUNDED', 'EXPIRED', 'CANCELED'] },
} as const satisfies Record<string, { label: string; states: readonly OrderState[] }>
export type OrderTab = keyof typeof ORDER_TABS

/** The tabs of purchases and sales count so far; beyond it they say "and more". */
export const ORDERS_COUNTED = 1_000

/**
 * From so many trades or won of one year on, the tax office may take a seller for a business (features.md I). The law
 * (부가가치세법) knows no number: it asks whether somebody sells repeatedly and to earn.
 */
export const BUSINESS_LIKE = { trades: 50, won: 48_000_000 }

/** Orders that wait for one buyer's payment at the same time: more would keep goods from others. */
export const MOST_UNPAID_ORDERS = 5

/** How long the seller sees where the goods went after the order's end. */
export const DELIVERY_SHOWN_DAYS = 30

/** A seller's change of a product that has an order. */
export const HAS_ORDER = {
  status: 409,
  message: '진행 중인 주문이 있어서 바꿀 수 없어요. 주문을 먼저 마치거나 취소해 주세요.',
}

/** Digits of the code that the buyer shows when they meet. */
export const HANDOVER_CODE_DIGITS = 6

/** Letters of an e-coupon that a seller sends. */
export const LONGEST_COUPON = 300
