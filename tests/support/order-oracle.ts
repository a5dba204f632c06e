import type { OrderState, OrderType } from '#contracts/order-states.ts'

/*
 * What orders must do, written down apart from the machine that does it: a mistake in contracts/order-states.ts is not
 * repeated here. A line is `from: actor trigger to`; several steps of a state are separated by commas. B buyer, S seller,
 * T time, C courier, P payment company and bank, O operator.
 */
const PAID_STEPS = `
REQUESTED: S ACCEPT_REQUEST PENDING_PAYMENT, S DECLINE_REQUEST CANCELED, B WITHDRAW_REQUEST CANCELED, T TIME_OUT EXPIRED
PENDING_PAYMENT: P PAY PAID, B CANCEL CANCELED, S CANCEL CANCELED, T TIME_OUT EXPIRED
PAID: S ACCEPT PREPARING, S REJECT REFUNDING, B CANCEL REFUNDING, T TIME_OUT REFUNDING
PREPARING: S CANCEL REFUNDING, B REQUEST_CANCEL CANCEL_REQUESTED, O OPEN_DISPUTE DISPUTED
CANCEL_REQUESTED: S CANCEL REFUNDING, S REFUSE_CANCEL PREPARING, T TIME_OUT REFUNDING, O OPEN_DISPUTE DISPUTED
DELIVERED: B CONFIRM CONFIRMED, B HOLD CONFIRM_HELD, B REQUEST_RETURN RETURN_REQUESTED, B OPEN_DISPUTE DISPUTED, O OPEN_DISPUTE DISPUTED, T TIME_OUT CONFIRMED
CONFIRM_HELD: B CONFIRM CONFIRMED, B REQUEST_RETURN RETURN_REQUESTED, B OPEN_DISPUTE DISPUTED, O OPEN_DISPUTE DISPUTED, T TIME_OUT CONFIRMED
RETURN_REQUESTED: B CONFIRM CONFIRMED, S REFUSE_RETURN DISPUTED, S OFFER_PARTIAL PARTIAL_REFUND_OFFERED, O OPEN_DISPUTE DISPUTED, T TIME_OUT DISPUTED
PARTIAL_REFUND_OFFERED: B COUNTER_PARTIAL PARTIAL_REFUND_OFFERED, S COUNTER_PARTIAL PARTIAL_REFUND_OFFERED, B ACCEPT_PARTIAL CONFIRMED, S ACCEPT_PARTIAL CONFIRMED, B DECLINE_PARTIAL RETURN_REQUESTED, S DECLINE_PARTIAL RETURN_REQUESTED, O OPEN_DISPUTE DISPUTED, T TIME_OUT RETURN_REQUESTED
RETURN_APPROVED: B SHIP_RETURN RETURN_SHIPPED, O OPEN_DISPUTE DISPUTED, T TIME_OUT CONFIRMED
RETURN_SHIPPED: C DELIVER_RETURN RETURN_DELIVERED, S CONFIRM_RETURN REFUNDING, B OPEN_DISPUTE DISPUTED, S OPEN_DISPUTE DISPUTED, O OPEN_DISPUTE DISPUTED, T TIME_OUT RETURN_DELIVERED
RETURN_DELIVERED: S CONFIRM_RETURN REFUNDING, S OBJECT_RETURN DISPUTED, O OPEN_DISPUTE DISPUTED, T TIME_OUT REFUNDING
DISPUTED: B CONFIRM CONFIRMED, O DECIDE_REFUND REFUNDING, O DECIDE_RELEASE CONFIRMED, O DECIDE_SPLIT CONFIRMED
REFUNDING: P REFUND_DONE REFUNDED, P REFUND_STUCK REFUND_FAILED
REFUND_FAILED: P REFUND_DONE REFUNDED, O RETRY_REFUND REFUNDING, B RETRY_REFUND REFUNDING
CONFIRMED: T SETTLE SETTLING
SETTLING: P PAYOUT_DONE SETTLED, P PAYOUT_FAILED SETTLE_FAILED
SETTLE_FAILED: S RETRY_PAYOUT SETTLING, T RETRY_PAYOUT SETTLING, O RETRY_PAYOUT SETTLING
`
const COURIER_STEPS = `
PREPARING: S SHIP SHIPPED, T TIME_OUT REFUNDING
CANCEL_REQUESTED: S SHIP SHIPPED
SHIPPED: C DELIVER DELIVERED, C SEND_BACK RETURN_SHIPPED, B CONFIRM CONFIRMED, B CANCEL REFUNDING, B OPEN_DISPUTE DISPUTED, O OPEN_DISPUTE DISPUTED, T TIME_OUT DELIVERED
DELIVERED: C SEND_BACK RETURN_SHIPPED
RETURN_REQUESTED: S APPROVE_RETURN RETURN_APPROVED
DISPUTED: O APPROVE_RETURN RETURN_APPROVED
`
const MEET_STEPS = `
PREPARING: S HAND_OVER CONFIRMED, T TIME_OUT DISPUTED
CANCEL_REQUESTED: S HAND_OVER CONFIRMED
`
const COUPON_STEPS = `
PREPARING: S SEND_COUPON DELIVERED, T TIME_OUT REFUNDING
RETURN_REQUESTED: S APPROVE_RETURN REFUNDING
`
const UNPAID_STEPS = `
REQUESTED: S ACCEPT_REQUEST PREPARING, S DECLINE_REQUEST CANCELED, B WITHDRAW_REQUEST CANCELED, T TIME_OUT EXPIRED
PREPARING: B COMPLETE DONE, S COMPLETE DONE, B CANCEL CANCELED, S CANCEL CANCELED, T TIME_OUT EXPIRED
`

export const LETTERS = {
  BUYER: 'B',
  SELLER: 'S',
  TIMER: 'T',
  COURIER: 'C',
  COMPANY: 'P',
  OPERATOR: 'O',
} as const

const BY_TYPE: Record<OrderType, string> = {
  PARCEL: PAID_STEPS + COURIER_STEPS,
  CVS: PAID_STEPS + COURIER_STEPS,
  MEET: PAID_STEPS + MEET_STEPS,
  DIGITAL: PAID_STEPS + COUPON_STEPS,
  FREE: UNPAID_STEPS,
  DIRECT: UNPAID_STEPS,
}

const read = (text: string) =>
  new Map(
    text
      .trim()
      .split('\n')
      .filter(Boolean)
      .flatMap((line) => {
        const [from, steps] = line.split(': ') as [string, string]
        return steps.split(', ').map((step) => {
          const [actor, trigger, to] = step.split(' ') as [string, string, OrderState]
          return [`${from} ${actor} ${trigger}`, to] as const
        })
      }),
  )

/** By type: `from actor trigger` to the state that follows. */
export const ORACLE = Object.fromEntries(
  Object.entries(BY_TYPE).map(([type, text]) => [type, read(text)]),
) as Record<OrderType, Map<string, OrderState>>

/** Hours until time alone changes a state, where neither weekends nor holidays matter. */
export const HOURS: Partial<Record<OrderState, number>> = {
  REQUESTED: 24,
  PENDING_PAYMENT: 0.25,
  PAID: 48,
  CANCEL_REQUESTED: 24,
  RETURN_REQUESTED: 48,
  PARTIAL_REFUND_OFFERED: 24,
  RETURN_DELIVERED: 48,
}

/** What must stand on an order's accounts in a state; the rest is zero. Won; what we owe is negative. */
export interface OracleMoney {
  price: number
  shippingFee: number
  /** Of the last accepted or decided division; null where nothing was divided. */
  given: number | null
  isRefunded: boolean
  isPaidOut: boolean
}

const FREE_UP_TO = 20_000

/** Fees of an order in won. */
export function oracleFees(price: number, shippingFee: number) {
  const goods = price + shippingFee
  const rate = (perMille: number) =>
    price <= FREE_UP_TO ? 0 : Math.floor((goods * perMille) / 1000)
  return { buyer: rate(35), seller: rate(10), goods }
}

const HELD: readonly OrderState[] = [
  'PAID',
  'PREPARING',
  'CANCEL_REQUESTED',
  'SHIPPED',
  'DELIVERED',
  'CONFIRM_HELD',
  'RETURN_REQUESTED',
  'PARTIAL_REFUND_OFFERED',
  'RETURN_APPROVED',
  'RETURN_SHIPPED',
  'RETURN_DELIVERED',
  'DISPUTED',
]

/** The balances of a paid order, by its state. */
export function oracleBalances(
  state: OrderState,
  { price, shippingFee, given, isRefunded, isPaidOut }: OracleMoney,
): Record<string, number> {
  const { buyer, seller, goods } = oracleFees(price, shippingFee)
  const total = goods + buyer
  if (['REQUESTED', 'PENDING_PAYMENT', 'EXPIRED', 'CANCELED', 'DONE'].includes(state)) return {}
  if (HELD.includes(state)) return present({ COMPANY: total, ESCROW: -total })
  if (['REFUNDING', 'REFUND_FAILED', 'REFUNDED'].includes(state))
    return isRefunded ? {} : present({ COMPANY: total, BUYER_PAYABLE: -total })
  const rest = goods - (given ?? 0)
  const keptFee = (fee: number) => (goods === 0 ? 0 : Math.floor((fee * rest) / goods))
  const toSeller = rest - keptFee(seller)
  const fees = keptFee(buyer) + keptFee(seller)
  const toBuyer = total - toSeller - fees
  return present({
    COMPANY: total - (isRefunded ? toBuyer : 0),
    BUYER_PAYABLE: isRefunded ? 0 : -toBuyer,
    SELLER_PAYABLE: isPaidOut ? 0 : -toSeller,
    BANK: isPaidOut ? -toSeller : 0,
    FEES: -fees,
  })
}

const present = (balances: Record<string, number>) =>
  Object.fromEntries(Object.entries(balances).filter(([, amount]) => amount !== 0))
