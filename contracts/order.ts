import { z } from 'zod'
import { addressContentSchema } from './address.ts'
import { imageSchema, momentSchema, seqSchema, wonSchema } from './common.ts'
import { DEADLINE_MS, endpoint } from './endpoint.ts'
import { claimStateSchema } from './order-claim.ts'
import { ORDER_ACTIONS, ORDER_PAGE_SIZE, ORDER_TABS, type OrderTab } from './order-constants.ts'
import {
  ORDER_STATE_NAMES,
  ORDER_TRIGGERS,
  ORDER_TYPES,
  type OrderState,
  type OrderTrigger,
  type OrderType,
} from './order-states.ts'
import { buyerReliabilitySchema, sellerReliabilitySchema } from './reliability.ts'
import { salesMonthSchema } from './sales-month.ts'

const keysOf = <Key extends string>(labels: Record<Key, unknown>) =>
  Object.keys(labels) as [Key, ...Key[]]

export const orderTypeSchema = z.enum(keysOf<OrderType>(ORDER_TYPES))
export const orderStateSchema = z.enum(ORDER_STATE_NAMES as [OrderState, ...OrderState[]])
const triggerSchema = z.enum(ORDER_TRIGGERS as [OrderTrigger, ...OrderTrigger[]])

/** In won; see contracts/order-money.ts. */
const amountsSchema = z.object({
  price: wonSchema,
  shippingFee: wonSchema,
  buyerFee: wonSchema,
  sellerFee: wonSchema,
  total: z.int(),
  points: z.int(),
  cash: z.int(),
  net: z.int(),
})

const memberSchema = z.object({ storeSeq: seqSchema, name: z.string() })

/** A row of the lists of purchases and sales. */
export const orderRowSchema = z.object({
  orderSeq: seqSchema,
  productSeq: seqSchema,
  type: orderTypeSchema,
  state: orderStateSchema,
  title: z.string(),
  image: imageSchema.nullable(),
  total: z.int(),
  /** After what was given back. */
  net: z.int(),
  /** Of price and shipping to the buyer, by agreement or decision; 0 until then. */
  givenBack: z.int(),
  other: memberSchema,
  createdAt: momentSchema,
  stateAt: momentSchema,
  dueAt: momentSchema.nullable(),
  /** How far its clock is ahead (contracts/order-clock.ts). */
  minutesAhead: z.int(),
})
export type OrderRowView = z.infer<typeof orderRowSchema>

const orderEventSchema = z.object({
  place: z.int(),
  trigger: z.string(),
  actor: z.enum(['BUYER', 'SELLER', 'TIMER', 'COURIER', 'COMPANY', 'OPERATOR']),
  fromState: orderStateSchema.nullable(),
  toState: orderStateSchema,
  detail: z.record(z.string(), z.union([z.string(), z.number(), z.boolean(), z.null()])),
  at: momentSchema,
})

/** One order as one of its two members sees it. */
export const orderSchema = orderRowSchema.extend({
  role: z.enum(['BUYER', 'SELLER']),
  version: z.int(),
  roomId: seqSchema.nullable(),
  amounts: amountsSchema,
  buyer: memberSchema,
  seller: memberSchema,
  /** What the caller can do now; guards that fail leave theirs out. */
  actions: z.array(triggerSchema),
  /** The buyer sees it always, the seller from the payment until 30 days after the end. */
  delivery: addressContentSchema.nullable(),
  /** Where the goods of a return go: for its buyer, while it is under way. */
  returnAddress: addressContentSchema.nullable(),
  /** For the buyer of a MEET order that is paid. */
  handoverCode: z.string().nullable(),
  coupon: z.string().nullable(),
  partial: z.object({ amount: wonSchema, by: z.enum(['BUYER', 'SELLER']) }).nullable(),
  isUnscanned: z.boolean(),
  isFrozen: z.boolean(),
  isException: z.boolean(),
  /** Whether the seller was a business when it was ordered. */
  isBusiness: z.boolean(),
  /** What the pages say of the periods that it was made under. */
  terms: z.object({
    acceptHours: z.int(),
    cancelAnswerHours: z.int(),
    scanBusinessDays: z.int(),
    returnAnswerHours: z.int(),
    partialHours: z.int(),
  }),
  /** Until when an operator decides a dispute; null where there is none. */
  decideBy: momentSchema.nullable(),
  /** The member may give another tracking number in place of the one that was sent. */
  canChangeParcel: z.boolean(),
  /** Of the buyer's claim of compensation; null without one. */
  claimState: claimStateSchema.nullable(),
  /** For the buyer, where there is no claim and can be one. */
  canClaim: z.boolean(),
  events: z.array(orderEventSchema),
  paidAt: momentSchema.nullable(),
  confirmedAt: momentSchema.nullable(),
  endedAt: momentSchema.nullable(),
  /** For the seller, until the order is accepted. */
  buyerReliability: buyerReliabilitySchema.nullable(),
})
export type Order = z.infer<typeof orderSchema>

/** What an order of a product would be, before it is made. */
export const orderQuoteSchema = z.object({
  productSeq: seqSchema,
  title: z.string(),
  image: imageSchema.nullable(),
  seller: memberSchema,
  sellerReliability: sellerReliabilitySchema,
  /** Where `price` holds for the caller alone, whatever the listing says: of a request to pay, or of an accepted offer. */
  held: z.object({ isRequested: z.boolean(), until: momentSchema }).nullable(),
  price: wonSchema,
  isAvailable: z.boolean(),
  /** It is reserved, and the caller can wait for it. */
  canWait: z.boolean(),
  /** The caller's own order of it that is under way. */
  ownOrderSeq: seqSchema.nullable(),
  isBusiness: z.boolean(),
  /** What the page explains fees and periods with. */
  terms: z.object({
    buyerFeeBp: z.int(),
    sellerFeeBp: z.int(),
    freeUpTo: wonSchema,
    maxPrice: wonSchema,
    compensationCap: wonSchema,
    compensationDays: z.int(),
    requestHours: z.int(),
    payMinutes: z.int(),
    depositHours: z.int(),
    acceptHours: z.int(),
    shipDays: z.int(),
    confirmHours: z.int(),
    /** In place of the hours where goods wait in a shop or the seller is a business. */
    longConfirmDays: z.int(),
    holdDays: z.int(),
    couponHours: z.int(),
  }),
  choices: z.array(z.object({ type: orderTypeSchema, amounts: amountsSchema })),
  /** The caller's, and the rules for using them (contracts/point-rules.ts). */
  points: z.object({
    balance: z.int(),
    terms: z.object({
      useLeast: z.int(),
      useMostBp: z.int(),
      cashLeast: z.int(),
      earnBp: z.int(),
      earnMost: z.int(),
    }),
  }),
})
export type OrderQuote = z.infer<typeof orderQuoteSchema>

const NOT_FOUND = { status: 404, message: '찾으시는 거래가 없습니다.' }
const NOT_POSSIBLE = { status: 409, message: '지금은 할 수 없어요.' }
const KEY_USED = { status: 409, message: '이미 처리된 요청이에요. 화면을 새로 고쳐 주세요.' }
const LIMITED = {
  status: 429,
  message: '요청이 너무 많아요. 잠시 후 다시 시도해 주세요.',
}

/** Refusals of a new order. */
const PLACE_ERRORS = {
  NOT_FOUND: { status: 404, message: '찾으시는 상품이 없습니다.' },
  OWN: { status: 409, message: '내 상품은 살 수 없어요.' },
  TAKEN: { status: 409, message: '방금 다른 분이 먼저 주문했어요.' },
  NOT_FOR_SALE: { status: 409, message: '지금은 살 수 없는 상품이에요.' },
  CANNOT_REACH: { status: 409, message: '거래할 수 없는 상대예요.' },
  PRICE_CHANGED: {
    status: 409,
    message: '그사이 금액이 바뀌었어요. 바뀐 금액을 확인해 주세요.',
    data: z.object({ price: wonSchema, total: z.int() }),
  },
  TYPE_NOT_OFFERED: { status: 409, message: '이 상품에서 고를 수 없는 거래 방법이에요.' },
  TOO_EXPENSIVE: { status: 409, message: '안심결제 한도를 넘는 상품이에요.' },
  NO_ADDRESS: { status: 400, message: '받을 주소를 입력해 주세요.' },
  POINTS: { status: 409, message: '쓸 수 있는 포인트보다 많아요.' },
  LIMITED,
}

/** Verbs of the host `gateway` for the two members of an order. */
export const orderEndpoints = {
  quote: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'user' })
    .route({ method: 'GET', path: '/v1/order-quotes/{productSeq}' })
    .input(z.object({ productSeq: seqSchema }))
    .output(orderQuoteSchema)
    .errors({ NOT_FOUND: PLACE_ERRORS.NOT_FOUND, OWN: PLACE_ERRORS.OWN }),

  /**
   * Orders a product. With `isRequest` the seller is asked first (결제요청), as always where no money goes through us;
   * otherwise the product is reserved until the payment is due. The same `formKey` again is the same order.
   */
  placeOrder: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'user' })
    .route({ method: 'POST', path: '/v1/orders' })
    .input(
      z.object({
        formKey: z.uuid(),
        productSeq: seqSchema,
        type: orderTypeSchema,
        /** As the form showed it. */
        total: z.int().min(0),
        points: z.int().min(0),
        delivery: addressContentSchema.nullable(),
        isRequest: z.boolean(),
      }),
    )
    .output(z.object({ orderSeq: seqSchema, state: orderStateSchema }))
    .errors(PLACE_ERRORS),

  order: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'user' })
    .route({ method: 'GET', path: '/v1/orders/{orderSeq}' })
    .input(z.object({ orderSeq: seqSchema }))
    .output(orderSchema)
    .errors({ NOT_FOUND }),

  orders: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'user' })
    .route({ method: 'GET', path: '/v1/orders' })
    .input(
      z.object({
        role: z.enum(['BUYER', 'SELLER']),
        tab: z.enum(keysOf<OrderTab>(ORDER_TABS)).default('ALL'),
        /** In the product's title or the other member's name. */
        keyword: z.string().max(100).optional(),
        /** Days in Korea, inclusive. */
        from: z.iso.date().optional(),
        to: z.iso.date().optional(),
        /** Orders before this one; the newest without it. */
        before: seqSchema.optional(),
      }),
    )
    .output(
      z.object({
        items: z.array(orderRowSchema).max(ORDER_PAGE_SIZE),
        /** Orders of any page that wait for the caller, what ends first at first; of the first page without a search. */
        toDo: z.array(orderRowSchema).max(ORDER_PAGE_SIZE),
        next: seqSchema.nullable(),
        /** By tab; each but `ALL` is counted to `ORDERS_COUNTED` and one more. */
        counts: z.record(z.enum(keysOf<OrderTab>(ORDER_TABS)), z.int()),
      }),
    ),

  /** What the caller has sold, by months in Korea, the newest first; months without a sale are left out. */
  salesMonths: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'user' })
    .route({ method: 'GET', path: '/v1/orders/sales-months' })
    .output(z.object({ months: z.array(salesMonthSchema) })),

  /** A step of a member that needs nothing but a reason. The same `eventKey` again is the same step. */
  actOnOrder: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'user' })
    .route({ method: 'POST', path: '/v1/orders/{orderSeq}/actions' })
    .input(
      z.object({
        orderSeq: seqSchema,
        action: z.enum(ORDER_ACTIONS),
        eventKey: z.uuid(),
        /** For the other member to read. */
        reason: z.string().max(200).optional(),
      }),
    )
    .output(z.object({ state: orderStateSchema }))
    .errors({
      NOT_FOUND,
      NOT_POSSIBLE,
      KEY_USED,
      LIMITED,
      /** A return of goods that travel is approved by `giveReturnAddress`. */
      NO_ADDRESS: { status: 400, message: '반품 받을 주소를 입력해 주세요.' },
    }),

  /** The seller types the six digits that the buyer shows when they meet. */
  handOver: endpoint
    .meta({ timeoutMs: DEADLINE_MS.default, auth: 'user' })
    .route({ method: 'POST', path: '/v1/orders/{orderSeq}/handover' })
    .input(z.object({ orderSeq: seqSchema, code: z.string().max(20), eventKey: z.uuid() }))
    .output(z.object({ state: orderStateSchema }))
    .errors({
      NOT_FOUND,
      NOT_POSSIBLE,
      KEY_USED,
      WRONG_CODE: { status: 409, message: '인증번호가 달라요. 구매자에게 다시 확인해 주세요.' },
      LIMITED,
    }),
}
