import type { CourierCode } from '#contracts/couriers.ts'
import type { OrderActor, OrderTrigger, OrderType } from '#contracts/order-states.ts'
import type { ParcelStep } from '#contracts/parcel-steps.ts'

/** A step of an order's life, so many hours ago. */
type Step = readonly [trigger: OrderTrigger, by: OrderActor, hoursAgo: number]

export interface OrderPlan {
  buyer: number
  seller: number
  type: OrderType
  placedHoursAgo: number
  isRequest?: true
  points?: number
  steps: readonly Step[]
  parcel?: { courier: CourierCode; invoiceNo: string; hoursAgo: number; step: ParcelStep }
}

const [FIRST, SECOND, THIRD] = [0, 1, 2]

const DAY = 24

/** Sent by parcel, confirmed and paid out, so many days ago. */
const sent = (
  daysAgo: number,
  { buyer, seller, invoiceNo }: Pick<OrderPlan, 'buyer' | 'seller'> & { invoiceNo: string },
): OrderPlan => {
  const placed = daysAgo * DAY
  const shipped = placed - 22
  const confirmed = placed - 80
  return {
    buyer,
    seller,
    type: 'PARCEL',
    placedHoursAgo: placed,
    steps: [
      ['PAY', 'COMPANY', placed],
      ['ACCEPT', 'SELLER', placed - 5],
      ['SHIP', 'SELLER', shipped],
      ['DELIVER', 'COURIER', placed - 72],
      ['CONFIRM', 'BUYER', confirmed],
      ...paidOut(confirmed),
    ],
    parcel: { courier: 'CJ', invoiceNo, hoursAgo: shipped, step: 'DELIVERED' },
  }
}

/** Paid and handed over face to face, and paid out. */
const met = (
  daysAgo: number,
  { buyer, seller }: Pick<OrderPlan, 'buyer' | 'seller'>,
): OrderPlan => {
  const placed = daysAgo * DAY
  return {
    buyer,
    seller,
    type: 'MEET',
    placedHoursAgo: placed,
    steps: [
      ['PAY', 'COMPANY', placed],
      ['ACCEPT', 'SELLER', placed - 2],
      ['HAND_OVER', 'SELLER', placed - 27],
      ...paidOut(placed - 27),
    ],
  }
}

const paidOut = (confirmedHoursAgo: number): Step[] => [
  ['SETTLE', 'TIMER', confirmedHoursAgo - DAY],
  ['PAYOUT_DONE', 'COMPANY', confirmedHoursAgo - DAY],
]

/** What people whom one can sign in as have traded before, the oldest first. */
const PAST: readonly OrderPlan[] = [
  sent(248, { buyer: SECOND, seller: FIRST, invoiceNo: '364402118302' }),
  met(203, { buyer: THIRD, seller: FIRST }),
  sent(161, { buyer: SECOND, seller: FIRST, invoiceNo: '364417730424' }),
  sent(122, { buyer: FIRST, seller: THIRD, invoiceNo: '364428816501' }),
  sent(97, { buyer: SECOND, seller: FIRST, invoiceNo: '364439902740' }),
  sent(64, { buyer: THIRD, seller: FIRST, invoiceNo: '364447215581' }),
  met(41, { buyer: SECOND, seller: FIRST }),
  sent(23, { buyer: SECOND, seller: FIRST, invoiceNo: '364481063366' }),
]

/** One of each kind of work that a buyer or a seller has. */
const PRESENT: readonly OrderPlan[] = [
  {
    buyer: SECOND,
    seller: FIRST,
    type: 'PARCEL',
    placedHoursAgo: 3,
    points: 2_000,
    steps: [['PAY', 'COMPANY', 3]],
  },
  {
    buyer: THIRD,
    seller: FIRST,
    type: 'PARCEL',
    placedHoursAgo: 30,
    steps: [
      ['PAY', 'COMPANY', 30],
      ['ACCEPT', 'SELLER', 26],
    ],
  },
  {
    buyer: THIRD,
    seller: FIRST,
    type: 'PARCEL',
    placedHoursAgo: 54,
    steps: [
      ['PAY', 'COMPANY', 54],
      ['ACCEPT', 'SELLER', 50],
      ['SHIP', 'SELLER', 29],
    ],
    parcel: { courier: 'CJ', invoiceNo: '364495958003', hoursAgo: 29, step: 'IN_TRANSIT' },
  },
  {
    buyer: FIRST,
    seller: THIRD,
    type: 'PARCEL',
    placedHoursAgo: 80,
    steps: [
      ['PAY', 'COMPANY', 80],
      ['ACCEPT', 'SELLER', 77],
      ['SHIP', 'SELLER', 54],
      ['DELIVER', 'COURIER', 6],
    ],
    parcel: { courier: 'HANJIN', invoiceNo: '454121749896', hoursAgo: 54, step: 'DELIVERED' },
  },
  {
    buyer: FIRST,
    seller: THIRD,
    type: 'MEET',
    placedHoursAgo: 20,
    steps: [
      ['PAY', 'COMPANY', 20],
      ['ACCEPT', 'SELLER', 18],
    ],
  },
  {
    buyer: SECOND,
    seller: THIRD,
    type: 'DIRECT',
    placedHoursAgo: 5,
    isRequest: true,
    steps: [],
  },
  {
    buyer: SECOND,
    seller: THIRD,
    type: 'MEET',
    placedHoursAgo: 40,
    isRequest: true,
    steps: [['DECLINE_REQUEST', 'SELLER', 33]],
  },
]

/** By their age: a list of orders is sorted by their numbers. */
export const ORDER_PLANS: readonly OrderPlan[] = [...PAST, ...PRESENT]

/** Given to people whom one can sign in as; the first of each ends soon. */
export const DEMO_POINTS = [
  { person: FIRST, points: 3_000, daysAgo: 345 },
  { person: FIRST, points: 1_500, daysAgo: 40 },
  { person: SECOND, points: 2_500, daysAgo: 350 },
  { person: SECOND, points: 5_000, daysAgo: 12 },
] as const
