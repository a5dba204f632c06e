/*
 * The order machine as data: states, who may leave them by which trigger, after which time, and what that does to the
 * money and to the product. Operations, pages, chat cards, the operators' desk and docs/orders.md are derived from it.
 */

/** How the goods and the money change hands. */
export const ORDER_TYPES = {
  PARCEL: '택배 안심결제',
  MEET: '직거래 안심결제',
  CVS: '편의점 안심결제',
  DIGITAL: 'e쿠폰 안심결제',
  FREE: '무료나눔',
  DIRECT: '안심결제 없이 직거래',
} as const
export type OrderType = keyof typeof ORDER_TYPES

/** Types whose money waits with us until the buyer confirms. */
export const PAID_TYPES = ['PARCEL', 'MEET', 'CVS', 'DIGITAL'] as const satisfies OrderType[]
/** Types whose goods travel by a courier. */
export const COURIER_TYPES = ['PARCEL', 'CVS'] as const satisfies OrderType[]
/** Types that end when the goods are handed over: no money goes through us. */
export const UNPAID_TYPES = ['FREE', 'DIRECT'] as const satisfies OrderType[]

export const isPaidType = (type: OrderType): boolean =>
  (PAID_TYPES as readonly OrderType[]).includes(type)
export const isCourierType = (type: OrderType): boolean =>
  (COURIER_TYPES as readonly OrderType[]).includes(type)

/** Where the order's money is while the order is in a state. */
export type OrderMoney =
  /** Nothing was paid, or nothing is held any more. */
  | 'NONE'
  /** Held for both. */
  | 'HELD'
  /** Owed to the buyer. */
  | 'TO_BUYER'
  /** Owed to the seller. */
  | 'TO_SELLER'

export interface OrderStateRow {
  label: string
  /** What the order makes of its product; null leaves it as it is. */
  product: 'RESERVED' | 'SOLD' | 'ON_SALE' | null
  money: OrderMoney
  /** Whose action is expected next. */
  turn: 'BUYER' | 'SELLER' | 'OPERATOR' | 'NOBODY'
  /** Nothing happens any more. */
  isEnd?: true
}

export const ORDER_STATES = {
  REQUESTED: { label: '결제요청', product: null, money: 'NONE', turn: 'SELLER' },
  PENDING_PAYMENT: { label: '결제대기', product: 'RESERVED', money: 'NONE', turn: 'BUYER' },
  PAID: { label: '결제완료', product: 'RESERVED', money: 'HELD', turn: 'SELLER' },
  PREPARING: { label: '발송준비', product: 'RESERVED', money: 'HELD', turn: 'SELLER' },
  CANCEL_REQUESTED: { label: '취소요청', product: 'RESERVED', money: 'HELD', turn: 'SELLER' },
  SHIPPED: { label: '배송중', product: 'RESERVED', money: 'HELD', turn: 'NOBODY' },
  DELIVERED: { label: '배송완료', product: 'RESERVED', money: 'HELD', turn: 'BUYER' },
  CONFIRM_HELD: { label: '구매확정 보류', product: 'RESERVED', money: 'HELD', turn: 'BUYER' },
  RETURN_REQUESTED: { label: '반품요청', product: 'RESERVED', money: 'HELD', turn: 'SELLER' },
  PARTIAL_REFUND_OFFERED: {
    label: '부분환불 제안',
    product: 'RESERVED',
    money: 'HELD',
    turn: 'BUYER',
  },
  /** An operator has decided on a return, and where the goods go is the seller's to say. */
  RETURN_UNADDRESSED: { label: '반품지 대기', product: 'RESERVED', money: 'HELD', turn: 'SELLER' },
  RETURN_APPROVED: { label: '반품승인', product: 'RESERVED', money: 'HELD', turn: 'BUYER' },
  RETURN_SHIPPED: { label: '반품배송중', product: 'RESERVED', money: 'HELD', turn: 'NOBODY' },
  RETURN_DELIVERED: { label: '반품도착', product: 'RESERVED', money: 'HELD', turn: 'SELLER' },
  DISPUTED: { label: '분쟁조정중', product: 'RESERVED', money: 'HELD', turn: 'OPERATOR' },
  REFUNDING: { label: '환불처리중', product: 'RESERVED', money: 'TO_BUYER', turn: 'NOBODY' },
  REFUND_FAILED: {
    label: '환불 확인 필요',
    product: 'RESERVED',
    money: 'TO_BUYER',
    turn: 'OPERATOR',
  },
  REFUNDED: { label: '환불완료', product: 'ON_SALE', money: 'NONE', turn: 'NOBODY', isEnd: true },
  CONFIRMED: { label: '구매확정', product: 'SOLD', money: 'TO_SELLER', turn: 'NOBODY' },
  SETTLING: { label: '정산중', product: 'SOLD', money: 'TO_SELLER', turn: 'NOBODY' },
  SETTLE_FAILED: { label: '정산 보류', product: 'SOLD', money: 'TO_SELLER', turn: 'SELLER' },
  SETTLED: { label: '정산완료', product: 'SOLD', money: 'NONE', turn: 'NOBODY', isEnd: true },
  DONE: { label: '거래완료', product: 'SOLD', money: 'NONE', turn: 'NOBODY', isEnd: true },
  EXPIRED: { label: '기한만료', product: 'ON_SALE', money: 'NONE', turn: 'NOBODY', isEnd: true },
  CANCELED: { label: '거래취소', product: 'ON_SALE', money: 'NONE', turn: 'NOBODY', isEnd: true },
} as const satisfies Record<string, OrderStateRow>
export type OrderState = keyof typeof ORDER_STATES

export const ORDER_STATE_NAMES = Object.keys(ORDER_STATES) as OrderState[]

export const orderStateRow = (state: OrderState): OrderStateRow => ORDER_STATES[state]

/** Where the name of a state depends on how the goods change hands. */
const LABELS: Partial<Record<OrderType, Partial<Record<OrderState, string>>>> = {
  MEET: { PREPARING: '만남 준비' },
  DIGITAL: { PREPARING: 'e쿠폰 준비', DELIVERED: 'e쿠폰 도착' },
  FREE: { REQUESTED: '나눔 요청', PREPARING: '나눔 약속' },
  DIRECT: { REQUESTED: '거래 요청', PREPARING: '거래 약속' },
}

/** The Korean name of a state as members read it. */
export const orderStateLabel = (state: OrderState, type: OrderType): string =>
  LABELS[type]?.[state] ?? orderStateRow(state).label

/** Whether nothing happens any more. */
export const isEndState = (state: OrderState): boolean => orderStateRow(state).isEnd === true

/** Whether the order has its product: a product has one such order at most. */
export const isLiveState = (state: OrderState): boolean => {
  const { product, isEnd } = orderStateRow(state)
  return product !== null && (!isEnd || product === 'SOLD')
}

/** Who can cause a transition. */
export type OrderActor = 'BUYER' | 'SELLER' | 'TIMER' | 'COURIER' | 'COMPANY' | 'OPERATOR'

/** What a transition does to the order's money (backend/orders/money.ts writes it to the ledger). */
export type MoneyEffect =
  /** From the payment company into escrow. */
  | 'HOLD'
  /** All of the escrow to the buyer, fees included. */
  | 'REFUND'
  /** The escrow to the seller and to the fees. */
  | 'RELEASE'
  /** A part to the buyer, the rest to the seller and to the fees. */
  | 'SPLIT'

/** What has to be true besides the state; backend/orders/guards.ts decides. */
export type OrderGuard =
  | 'NEVER_SCANNED'
  | 'OTHER_SIDE_OFFERED'
  | 'COUNTERS_LEFT'
  | 'FIRST_OFFER'
  | 'MAY_SETTLE'
  | 'UNTRACKED'
  | 'PRODUCT_FREE'

export interface OrderTransition {
  from: readonly OrderState[]
  to: OrderState
  by: readonly OrderActor[]
  /** Absent: every type. */
  types?: readonly OrderType[]
  money?: MoneyEffect
  guard?: OrderGuard
}

const TRAVELLING = COURIER_TYPES
const BEFORE_CONFIRM = ['SHIPPED', 'DELIVERED', 'CONFIRM_HELD'] as const satisfies OrderState[]

/** By trigger: its transitions, tried in their order. */
export const ORDER_TRANSITIONS = {
  /** The seller agrees to sell to this buyer. */
  ACCEPT_REQUEST: [
    {
      from: ['REQUESTED'],
      to: 'PENDING_PAYMENT',
      by: ['SELLER'],
      types: PAID_TYPES,
      guard: 'PRODUCT_FREE',
    },
    {
      from: ['REQUESTED'],
      to: 'PREPARING',
      by: ['SELLER'],
      types: UNPAID_TYPES,
      guard: 'PRODUCT_FREE',
    },
  ],
  DECLINE_REQUEST: [{ from: ['REQUESTED'], to: 'CANCELED', by: ['SELLER'] }],
  WITHDRAW_REQUEST: [{ from: ['REQUESTED'], to: 'CANCELED', by: ['BUYER'] }],
  /** The company has the money. */
  PAY: [
    { from: ['PENDING_PAYMENT'], to: 'PAID', by: ['COMPANY'], types: PAID_TYPES, money: 'HOLD' },
  ],
  ACCEPT: [{ from: ['PAID'], to: 'PREPARING', by: ['SELLER'] }],
  REJECT: [{ from: ['PAID'], to: 'REFUNDING', by: ['SELLER'], money: 'REFUND' }],
  /** Before the goods are on their way; a seller who has accepted loses trust by it. */
  CANCEL: [
    { from: ['PENDING_PAYMENT'], to: 'CANCELED', by: ['BUYER', 'SELLER'] },
    { from: ['PAID'], to: 'REFUNDING', by: ['BUYER'], money: 'REFUND' },
    {
      from: ['PREPARING', 'CANCEL_REQUESTED'],
      to: 'REFUNDING',
      by: ['SELLER'],
      types: PAID_TYPES,
      money: 'REFUND',
    },
    { from: ['PREPARING'], to: 'CANCELED', by: ['BUYER', 'SELLER'], types: UNPAID_TYPES },
    { from: ['SHIPPED'], to: 'REFUNDING', by: ['BUYER'], guard: 'NEVER_SCANNED', money: 'REFUND' },
  ],
  REQUEST_CANCEL: [
    { from: ['PREPARING'], to: 'CANCEL_REQUESTED', by: ['BUYER'], types: PAID_TYPES },
  ],
  REFUSE_CANCEL: [{ from: ['CANCEL_REQUESTED'], to: 'PREPARING', by: ['SELLER'] }],
  /** The seller gives a tracking number. */
  SHIP: [
    {
      from: ['PREPARING', 'CANCEL_REQUESTED'],
      to: 'SHIPPED',
      by: ['SELLER'],
      types: TRAVELLING,
    },
  ],
  /** The seller types the buyer's six digits, or scans them. */
  HAND_OVER: [
    {
      from: ['PREPARING', 'CANCEL_REQUESTED'],
      to: 'CONFIRMED',
      by: ['SELLER'],
      types: ['MEET'],
      money: 'RELEASE',
    },
  ],
  /** The seller uploads the coupon. */
  SEND_COUPON: [{ from: ['PREPARING'], to: 'DELIVERED', by: ['SELLER'], types: ['DIGITAL'] }],
  /** Handed over without money through us. */
  COMPLETE: [{ from: ['PREPARING'], to: 'DONE', by: ['BUYER', 'SELLER'], types: UNPAID_TYPES }],
  DELIVER: [{ from: ['SHIPPED'], to: 'DELIVERED', by: ['COURIER'], types: TRAVELLING }],
  /** Not collected, or refused at the door: the courier takes it back. */
  SEND_BACK: [
    { from: ['SHIPPED', 'DELIVERED'], to: 'RETURN_SHIPPED', by: ['COURIER'], types: TRAVELLING },
  ],
  CONFIRM: [
    {
      from: [...BEFORE_CONFIRM, 'RETURN_REQUESTED', 'DISPUTED'],
      to: 'CONFIRMED',
      by: ['BUYER'],
      money: 'RELEASE',
    },
  ],
  /** Once at most: no way leads back to DELIVERED. */
  HOLD: [{ from: ['DELIVERED'], to: 'CONFIRM_HELD', by: ['BUYER'] }],
  REQUEST_RETURN: [{ from: ['DELIVERED', 'CONFIRM_HELD'], to: 'RETURN_REQUESTED', by: ['BUYER'] }],
  APPROVE_RETURN: [
    { from: ['RETURN_REQUESTED'], to: 'RETURN_APPROVED', by: ['SELLER'], types: TRAVELLING },
    {
      from: ['RETURN_REQUESTED'],
      to: 'REFUNDING',
      by: ['SELLER'],
      types: ['DIGITAL'],
      money: 'REFUND',
    },
    { from: ['DISPUTED'], to: 'RETURN_UNADDRESSED', by: ['OPERATOR'], types: TRAVELLING },
  ],
  /** The seller says where the goods of a return go. */
  GIVE_RETURN_ADDRESS: [{ from: ['RETURN_UNADDRESSED'], to: 'RETURN_APPROVED', by: ['SELLER'] }],
  /** The seller has not said it in time: operators decide anew, and no money has moved. */
  MISS_RETURN_ADDRESS: [{ from: ['RETURN_UNADDRESSED'], to: 'DISPUTED', by: ['TIMER'] }],
  REFUSE_RETURN: [{ from: ['RETURN_REQUESTED'], to: 'DISPUTED', by: ['SELLER'] }],
  /** Once: a seller who could offer again and again would never have to answer the request. */
  OFFER_PARTIAL: [
    {
      from: ['RETURN_REQUESTED'],
      to: 'PARTIAL_REFUND_OFFERED',
      by: ['SELLER'],
      guard: 'FIRST_OFFER',
    },
  ],
  COUNTER_PARTIAL: [
    {
      from: ['PARTIAL_REFUND_OFFERED'],
      to: 'PARTIAL_REFUND_OFFERED',
      by: ['BUYER', 'SELLER'],
      guard: 'COUNTERS_LEFT',
    },
  ],
  ACCEPT_PARTIAL: [
    {
      from: ['PARTIAL_REFUND_OFFERED'],
      to: 'CONFIRMED',
      by: ['BUYER', 'SELLER'],
      guard: 'OTHER_SIDE_OFFERED',
      money: 'SPLIT',
    },
  ],
  DECLINE_PARTIAL: [
    {
      from: ['PARTIAL_REFUND_OFFERED'],
      to: 'RETURN_REQUESTED',
      by: ['BUYER', 'SELLER'],
      guard: 'OTHER_SIDE_OFFERED',
    },
  ],
  SHIP_RETURN: [{ from: ['RETURN_APPROVED'], to: 'RETURN_SHIPPED', by: ['BUYER'] }],
  DELIVER_RETURN: [{ from: ['RETURN_SHIPPED'], to: 'RETURN_DELIVERED', by: ['COURIER'] }],
  /** The seller has the goods back, as they were. */
  CONFIRM_RETURN: [
    {
      from: ['RETURN_SHIPPED', 'RETURN_DELIVERED'],
      to: 'REFUNDING',
      by: ['SELLER'],
      money: 'REFUND',
    },
  ],
  OBJECT_RETURN: [{ from: ['RETURN_DELIVERED'], to: 'DISPUTED', by: ['SELLER'] }],
  OPEN_DISPUTE: [
    { from: [...BEFORE_CONFIRM, 'RETURN_SHIPPED'], to: 'DISPUTED', by: ['BUYER'] },
    { from: ['RETURN_SHIPPED'], to: 'DISPUTED', by: ['SELLER'] },
    {
      from: [
        'PREPARING',
        'CANCEL_REQUESTED',
        ...BEFORE_CONFIRM,
        'RETURN_REQUESTED',
        'PARTIAL_REFUND_OFFERED',
        'RETURN_UNADDRESSED',
        'RETURN_APPROVED',
        'RETURN_SHIPPED',
        'RETURN_DELIVERED',
      ],
      to: 'DISPUTED',
      by: ['OPERATOR'],
      types: PAID_TYPES,
    },
  ],
  DECIDE_REFUND: [{ from: ['DISPUTED'], to: 'REFUNDING', by: ['OPERATOR'], money: 'REFUND' }],
  DECIDE_RELEASE: [{ from: ['DISPUTED'], to: 'CONFIRMED', by: ['OPERATOR'], money: 'RELEASE' }],
  DECIDE_SPLIT: [{ from: ['DISPUTED'], to: 'CONFIRMED', by: ['OPERATOR'], money: 'SPLIT' }],
  REFUND_DONE: [{ from: ['REFUNDING', 'REFUND_FAILED'], to: 'REFUNDED', by: ['COMPANY'] }],
  REFUND_STUCK: [{ from: ['REFUNDING'], to: 'REFUND_FAILED', by: ['COMPANY'] }],
  RETRY_REFUND: [{ from: ['REFUND_FAILED'], to: 'REFUNDING', by: ['OPERATOR', 'BUYER'] }],
  SETTLE: [{ from: ['CONFIRMED'], to: 'SETTLING', by: ['TIMER'], guard: 'MAY_SETTLE' }],
  PAYOUT_DONE: [{ from: ['SETTLING'], to: 'SETTLED', by: ['COMPANY'] }],
  PAYOUT_FAILED: [{ from: ['SETTLING'], to: 'SETTLE_FAILED', by: ['COMPANY'] }],
  RETRY_PAYOUT: [
    {
      from: ['SETTLE_FAILED'],
      to: 'SETTLING',
      by: ['SELLER', 'TIMER', 'OPERATOR'],
      guard: 'MAY_SETTLE',
    },
  ],
  /** A time has passed; ORDER_TIMERS says which. */
  TIME_OUT: [
    { from: ['REQUESTED', 'PENDING_PAYMENT'], to: 'EXPIRED', by: ['TIMER'] },
    { from: ['PAID'], to: 'REFUNDING', by: ['TIMER'], money: 'REFUND' },
    { from: ['PREPARING'], to: 'DISPUTED', by: ['TIMER'], types: ['MEET'] },
    { from: ['PREPARING'], to: 'REFUNDING', by: ['TIMER'], types: PAID_TYPES, money: 'REFUND' },
    { from: ['PREPARING'], to: 'EXPIRED', by: ['TIMER'], types: UNPAID_TYPES },
    { from: ['CANCEL_REQUESTED'], to: 'REFUNDING', by: ['TIMER'], money: 'REFUND' },
    { from: ['SHIPPED'], to: 'DELIVERED', by: ['TIMER'], guard: 'UNTRACKED' },
    {
      from: ['DELIVERED', 'CONFIRM_HELD'],
      to: 'CONFIRMED',
      by: ['TIMER'],
      money: 'RELEASE',
    },
    { from: ['RETURN_REQUESTED'], to: 'DISPUTED', by: ['TIMER'] },
    { from: ['PARTIAL_REFUND_OFFERED'], to: 'RETURN_REQUESTED', by: ['TIMER'] },
    { from: ['RETURN_APPROVED'], to: 'CONFIRMED', by: ['TIMER'], money: 'RELEASE' },
    { from: ['RETURN_SHIPPED'], to: 'RETURN_DELIVERED', by: ['TIMER'], guard: 'UNTRACKED' },
    { from: ['RETURN_DELIVERED'], to: 'REFUNDING', by: ['TIMER'], money: 'REFUND' },
  ],
} as const satisfies Record<string, readonly OrderTransition[]>
export type OrderTrigger = keyof typeof ORDER_TRANSITIONS

export const ORDER_TRIGGERS = Object.keys(ORDER_TRANSITIONS) as OrderTrigger[]

/** Triggers that give part of the money back and leave the rest to the seller. */
export const DIVIDING_TRIGGERS = ORDER_TRIGGERS.filter((trigger) => {
  const transitions: readonly OrderTransition[] = ORDER_TRANSITIONS[trigger]
  return transitions.some(({ money }) => money === 'SPLIT')
})

/** The transition of a trigger from a state, for a type and an actor; null where there is none. Guards are apart. */
export function findTransition(
  trigger: OrderTrigger,
  { state, type, by }: { state: OrderState; type: OrderType; by: OrderActor },
): OrderTransition | null {
  const transitions: readonly OrderTransition[] = ORDER_TRANSITIONS[trigger]
  return (
    transitions.find(
      ({ from, by: actors, types }) =>
        from.includes(state) && actors.includes(by) && (!types || types.includes(type)),
    ) ?? null
  )
}

/** The triggers that an actor has in a state, before guards: the buttons of a page. */
export function possibleTriggers(at: {
  state: OrderState
  type: OrderType
  by: OrderActor
}): OrderTrigger[] {
  return ORDER_TRIGGERS.filter((trigger) => findTransition(trigger, at) !== null)
}

/** How long after the entry into a state; the value is in OrderTerms. */
export type TimerLength =
  | { minutes: OrderTermKey }
  | { hours: OrderTermKey }
  | { days: OrderTermKey }
  /** Before time changes the state. */
  | { hoursBefore: OrderTermKey }
  /** Whole Korean business days, at ten in the morning. */
  | { businessDays: OrderTermKey }

export interface OrderTimerRow {
  state: OrderState
  /** Absent: every type. */
  types?: readonly OrderType[]
  /** Only where the seller is a business, or only where it is none. */
  isBusiness?: boolean
  /** Only where the order has come back from the state in CAME_BACK, or only where it has not. */
  isBack?: boolean
  after: TimerLength
  /** Neither ends on a weekend or a holiday: then it ends at ten on the next business day. */
  isOnBusinessDay?: true
  /** Counted from the appointment that the two have agreed on in their room, where that is later than the entry. */
  isFromMeeting?: true
  /** Left out: the members are reminded, and nothing changes. */
  trigger?: 'TIME_OUT' | 'SETTLE' | 'MISS_RETURN_ADDRESS'
}

/** Times in force from a date on, in the table `order_terms`; an order keeps those of its creation. */
export interface OrderTerms {
  /** Of price and shipping, in 1/10,000. */
  buyerFeeBp: number
  sellerFeeBp: number
  /** No fees up to this price (won). */
  freeUpTo: number
  /** Won. */
  maxPrice: number
  compensationCap: number
  compensationDays: number
  requestHours: number
  payMinutes: number
  depositHours: number
  acceptHours: number
  shipReminderBusinessDays: number
  shipReminder2BusinessDays: number
  shipDays: number
  meetReminderDays: number
  meetDays: number
  plainDays: number
  cancelAnswerHours: number
  scanBusinessDays: number
  untrackedDays: number
  confirmHours: number
  /** For goods that wait in a shop to be collected, and for a business seller's buyers, who may withdraw (전자상거래법 제17조). */
  longConfirmDays: number
  couponHours: number
  confirmReminderHoursBefore: number
  confirmReminder2HoursBefore: number
  holdDays: number
  returnAnswerHours: number
  /** After an offer that was not taken. */
  returnAnswerAgainHours: number
  partialHours: number
  partialCounters: number
  returnReminderBusinessDays: number
  returnShipBusinessDays: number
  returnUntrackedDays: number
  returnCheckDays: number
  settleBusinessDays: number
  payoutRetryHours: number
  /** Above this an operator's decision needs a second operator (won). */
  fourEyesAbove: number
}
export type OrderTermKey = keyof OrderTerms

/** The first terms; later ones are rows. */
export const FIRST_ORDER_TERMS: OrderTerms = {
  buyerFeeBp: 350,
  sellerFeeBp: 100,
  freeUpTo: 20_000,
  maxPrice: 10_000_000,
  compensationCap: 1_000_000,
  compensationDays: 15,
  requestHours: 24,
  payMinutes: 15,
  depositHours: 24,
  acceptHours: 48,
  shipReminderBusinessDays: 1,
  shipReminder2BusinessDays: 2,
  shipDays: 7,
  meetReminderDays: 3,
  meetDays: 10,
  plainDays: 14,
  cancelAnswerHours: 24,
  scanBusinessDays: 2,
  untrackedDays: 7,
  confirmHours: 72,
  longConfirmDays: 7,
  couponHours: 48,
  confirmReminderHoursBefore: 24,
  confirmReminder2HoursBefore: 3,
  holdDays: 3,
  returnAnswerHours: 48,
  returnAnswerAgainHours: 24,
  partialHours: 24,
  partialCounters: 2,
  returnReminderBusinessDays: 3,
  returnShipBusinessDays: 5,
  returnUntrackedDays: 7,
  returnCheckDays: 2,
  settleBusinessDays: 1,
  payoutRetryHours: 24,
  fourEyesAbove: 300_000,
}

/** What time does by itself. A timer is a row from the entry into its state until the state is left. */
export const ORDER_TIMERS = {
  REQUEST_ENDS: { state: 'REQUESTED', after: { hours: 'requestHours' }, trigger: 'TIME_OUT' },
  /** A virtual account moves it to its own due time. */
  PAYMENT_ENDS: { state: 'PENDING_PAYMENT', after: { minutes: 'payMinutes' }, trigger: 'TIME_OUT' },
  ACCEPT_ENDS: { state: 'PAID', after: { hours: 'acceptHours' }, trigger: 'TIME_OUT' },
  SHIP_REMINDER: {
    state: 'PREPARING',
    types: ['PARCEL', 'CVS', 'DIGITAL'],
    after: { businessDays: 'shipReminderBusinessDays' },
  },
  SHIP_REMINDER_2: {
    state: 'PREPARING',
    types: ['PARCEL', 'CVS', 'DIGITAL'],
    after: { businessDays: 'shipReminder2BusinessDays' },
  },
  SHIP_ENDS: {
    state: 'PREPARING',
    types: ['PARCEL', 'CVS', 'DIGITAL'],
    after: { days: 'shipDays' },
    trigger: 'TIME_OUT',
  },
  MEET_REMINDER: {
    state: 'PREPARING',
    types: ['MEET'],
    after: { days: 'meetReminderDays' },
    isFromMeeting: true,
  },
  MEET_ENDS: {
    state: 'PREPARING',
    types: ['MEET'],
    after: { days: 'meetDays' },
    isFromMeeting: true,
    trigger: 'TIME_OUT',
  },
  PLAIN_ENDS: {
    state: 'PREPARING',
    types: UNPAID_TYPES,
    after: { days: 'plainDays' },
    isFromMeeting: true,
    trigger: 'TIME_OUT',
  },
  CANCEL_ANSWER_ENDS: {
    state: 'CANCEL_REQUESTED',
    after: { hours: 'cancelAnswerHours' },
    trigger: 'TIME_OUT',
  },
  /** No courier has scanned it: the buyer may cancel. */
  SCAN_ENDS: { state: 'SHIPPED', after: { businessDays: 'scanBusinessDays' } },
  UNTRACKED_ENDS: { state: 'SHIPPED', after: { days: 'untrackedDays' }, trigger: 'TIME_OUT' },
  CONFIRM_REMINDER: {
    state: 'DELIVERED',
    types: TRAVELLING,
    after: { hoursBefore: 'confirmReminderHoursBefore' },
  },
  CONFIRM_REMINDER_2: {
    state: 'DELIVERED',
    types: TRAVELLING,
    after: { hoursBefore: 'confirmReminder2HoursBefore' },
  },
  CONFIRM_ENDS: {
    state: 'DELIVERED',
    types: ['PARCEL'],
    isBusiness: false,
    after: { hours: 'confirmHours' },
    isOnBusinessDay: true,
    trigger: 'TIME_OUT',
  },
  /** They have arrived at the shop, which keeps them for days and then sends them back. */
  CVS_CONFIRM_ENDS: {
    state: 'DELIVERED',
    types: ['CVS'],
    after: { days: 'longConfirmDays' },
    isOnBusinessDay: true,
    trigger: 'TIME_OUT',
  },
  BUSINESS_CONFIRM_ENDS: {
    state: 'DELIVERED',
    types: ['PARCEL'],
    isBusiness: true,
    after: { days: 'longConfirmDays' },
    isOnBusinessDay: true,
    trigger: 'TIME_OUT',
  },
  COUPON_ENDS: {
    state: 'DELIVERED',
    types: ['DIGITAL'],
    after: { hours: 'couponHours' },
    trigger: 'TIME_OUT',
  },
  HOLD_REMINDER: {
    state: 'CONFIRM_HELD',
    after: { hoursBefore: 'confirmReminderHoursBefore' },
  },
  HOLD_ENDS: {
    state: 'CONFIRM_HELD',
    isBusiness: false,
    after: { days: 'holdDays' },
    isOnBusinessDay: true,
    trigger: 'TIME_OUT',
  },
  /** Who puts the confirmation off does not lose days by it. */
  BUSINESS_HOLD_ENDS: {
    state: 'CONFIRM_HELD',
    isBusiness: true,
    after: { days: 'longConfirmDays' },
    isOnBusinessDay: true,
    trigger: 'TIME_OUT',
  },
  RETURN_ANSWER_ENDS: {
    state: 'RETURN_REQUESTED',
    isBack: false,
    after: { hours: 'returnAnswerHours' },
    trigger: 'TIME_OUT',
  },
  RETURN_ANSWER_AGAIN_ENDS: {
    state: 'RETURN_REQUESTED',
    isBack: true,
    after: { hours: 'returnAnswerAgainHours' },
    trigger: 'TIME_OUT',
  },
  PARTIAL_ENDS: {
    state: 'PARTIAL_REFUND_OFFERED',
    after: { hours: 'partialHours' },
    trigger: 'TIME_OUT',
  },
  RETURN_ADDRESS_ENDS: {
    state: 'RETURN_UNADDRESSED',
    after: { hours: 'returnAnswerHours' },
    trigger: 'MISS_RETURN_ADDRESS',
  },
  RETURN_REMINDER: {
    state: 'RETURN_APPROVED',
    after: { businessDays: 'returnReminderBusinessDays' },
  },
  RETURN_SHIP_ENDS: {
    state: 'RETURN_APPROVED',
    after: { businessDays: 'returnShipBusinessDays' },
    trigger: 'TIME_OUT',
  },
  /** The same of what comes back: the seller may dispute it. */
  RETURN_SCAN_ENDS: { state: 'RETURN_SHIPPED', after: { businessDays: 'scanBusinessDays' } },
  RETURN_UNTRACKED_ENDS: {
    state: 'RETURN_SHIPPED',
    after: { days: 'returnUntrackedDays' },
    trigger: 'TIME_OUT',
  },
  RETURN_CHECK_ENDS: {
    state: 'RETURN_DELIVERED',
    after: { days: 'returnCheckDays' },
    trigger: 'TIME_OUT',
  },
  SETTLE_DUE: {
    state: 'CONFIRMED',
    after: { businessDays: 'settleBusinessDays' },
    trigger: 'SETTLE',
  },
} as const satisfies Record<string, OrderTimerRow>
export type OrderTimer = keyof typeof ORDER_TIMERS

export const ORDER_TIMER_NAMES = Object.keys(ORDER_TIMERS) as OrderTimer[]

/** States whose times count from a meeting. */
export const isMeetingState = (state: OrderState, type: OrderType): boolean =>
  timersOf(state, type).some((timer) => orderTimerRow(timer).isFromMeeting)

export const orderTimerRow = (timer: OrderTimer): OrderTimerRow => ORDER_TIMERS[timer]

/** States that an order comes back to, and the state that they had led to. */
const CAME_BACK: Partial<Record<OrderState, OrderState>> = {
  RETURN_REQUESTED: 'PARTIAL_REFUND_OFFERED',
  PREPARING: 'CANCEL_REQUESTED',
}

/** Whether an order that enters a state from another was in it before. */
export const hasComeBack = (state: OrderState, from: OrderState | null): boolean =>
  from !== null && CAME_BACK[state] === from

/** The timers of an order that enters a state. */
export function timersOf(
  state: OrderState,
  type: OrderType,
  { isBusiness = false, isBack = false }: { isBusiness?: boolean; isBack?: boolean } = {},
): OrderTimer[] {
  return ORDER_TIMER_NAMES.filter((timer) => {
    const row = orderTimerRow(timer)
    return (
      row.state === state &&
      (!row.types || row.types.includes(type)) &&
      (row.isBusiness ?? isBusiness) === isBusiness &&
      (row.isBack ?? isBack) === isBack
    )
  })
}
