import { DAY_MS } from '#contracts/durations.ts'
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
RETURN_UNADDRESSED: O OPEN_DISPUTE DISPUTED
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
DISPUTED: O APPROVE_RETURN RETURN_UNADDRESSED
RETURN_UNADDRESSED: S GIVE_RETURN_ADDRESS RETURN_APPROVED, T MISS_RETURN_ADDRESS DISPUTED
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

/** Time's own steps are done by timers and by nobody else. */
export const isOfTimers = (line: string): boolean =>
  line.endsWith(' T TIME_OUT') || line.endsWith(' T MISS_RETURN_ADDRESS')

/** The shortest way to each line that an order can still come to, without the steps of timers before it. */
export function reachableSteps({
  type,
  state,
}: {
  type: OrderType
  state: OrderState
}): string[][] {
  const lines = [...ORACLE[type]]
  const ways = new Map<string, string[]>([[state, []]])
  for (const [from, way] of ways)
    for (const [line, to] of lines)
      if (line.startsWith(`${from} `) && !isOfTimers(line) && !ways.has(to))
        ways.set(to, [...way, line])
  return lines.flatMap(([line]) => {
    const way = ways.get(line.split(' ')[0] ?? '')
    return way ? [[...way, line]] : []
  })
}

/** Hours until time alone changes a state, where neither weekends nor holidays matter. */
export const HOURS: Partial<Record<OrderState, number>> = {
  REQUESTED: 24,
  PENDING_PAYMENT: 0.25,
  PAID: 48,
  CANCEL_REQUESTED: 24,
  RETURN_REQUESTED: 48,
  PARTIAL_REFUND_OFFERED: 24,
  RETURN_UNADDRESSED: 48,
  RETURN_DELIVERED: 48,
}
/** The same for a request of a return after an offer that was not taken. */
export const ANSWER_AGAIN_HOURS = 24

/** What must stand on an order's accounts in a state; the rest is zero. Won; what we owe is negative. */
export interface OracleMoney {
  price: number
  shippingFee: number
  /** Of the total. */
  points: number
  /** Of the last accepted or decided division; null where nothing was divided. */
  given: number | null
  isRefunded: boolean
  isPaidOut: boolean
  /** What the house makes good, once an operator has approved it. */
  compensated: number
  isCompensationSent: boolean
}

const FREE_UP_TO = 20_000

/** Fees of an order in won. */
export function oracleFees(price: number, shippingFee: number) {
  const goods = price + shippingFee
  const rate = (perMille: number) =>
    price <= FREE_UP_TO ? 0 : Math.floor((goods * perMille) / 1000)
  return { buyer: rate(35), seller: rate(10), goods }
}

export const HELD: readonly OrderState[] = [
  'PAID',
  'PREPARING',
  'CANCEL_REQUESTED',
  'SHIPPED',
  'DELIVERED',
  'CONFIRM_HELD',
  'RETURN_REQUESTED',
  'PARTIAL_REFUND_OFFERED',
  'RETURN_UNADDRESSED',
  'RETURN_APPROVED',
  'RETURN_SHIPPED',
  'RETURN_DELIVERED',
  'DISPUTED',
]

/** The balances of a paid order, by its state. */
export function oracleBalances(
  state: OrderState,
  { price, shippingFee, points, given, isRefunded, isPaidOut, ...claim }: OracleMoney,
): Record<string, number> {
  const { buyer, seller, goods } = oracleFees(price, shippingFee)
  const total = goods + buyer
  if (['REQUESTED', 'PENDING_PAYMENT', 'EXPIRED', 'CANCELED', 'DONE'].includes(state)) return {}
  const cash = total - points
  if (HELD.includes(state)) return present({ COMPANY: cash, POINTS: points, ESCROW: -total })
  if (['REFUNDING', 'REFUND_FAILED', 'REFUNDED'].includes(state))
    return isRefunded ? {} : present({ COMPANY: cash, BUYER_PAYABLE: -cash })
  const rest = goods - (given ?? 0)
  const keptFee = (fee: number) => (goods === 0 ? 0 : Math.floor((fee * rest) / goods))
  const toSeller = rest - keptFee(seller)
  const fees = keptFee(buyer) + keptFee(seller)
  const toBuyer = total - toSeller - fees
  const cashBack = Math.min(toBuyer, cash)
  return present({
    COMPANY: cash - (isRefunded ? cashBack : 0),
    POINTS: points - (toBuyer - cashBack),
    BUYER_PAYABLE:
      (isRefunded ? 0 : -cashBack) - (claim.isCompensationSent ? 0 : claim.compensated),
    SELLER_PAYABLE: isPaidOut ? 0 : -toSeller,
    BANK: (isPaidOut ? -toSeller : 0) - (claim.isCompensationSent ? claim.compensated : 0),
    COMPENSATION: claim.compensated,
    FEES: -fees,
  })
}

/** The most that a confirmed order is compensated with: what was paid in cash and not given back, a million won at most. */
export function oracleCompensation({ price, shippingFee, points, given }: OracleMoney): number {
  const { buyer, seller, goods } = oracleFees(price, shippingFee)
  const kept = (amount: number) =>
    goods === 0 ? 0 : Math.floor((amount * (goods - (given ?? 0))) / goods)
  const cash = goods + buyer - points
  const rest = goods - (given ?? 0)
  const toSeller = rest - kept(seller)
  const back = goods + buyer - toSeller - kept(buyer) - kept(seller)
  return Math.max(0, Math.min(1_000_000, cash - Math.min(back, cash)))
}

/** Days after the confirmation in which it can be claimed, and the total above which a second operator decides. */
export const CLAIM_DAYS = 15
export const SECOND_ABOVE = 300_000

const present = (balances: Record<string, number>) =>
  Object.fromEntries(Object.entries(balances).filter(([, amount]) => amount !== 0))

/** Whether an order can be paid with so many points: a hundred at least, and the company takes nothing or a hundred won. */
export function oracleTakesPoints(
  points: number,
  { total, balance }: { total: number; balance: number },
): boolean {
  const cash = total - points
  return points === 0 || (points >= 100 && points <= balance && (cash === 0 || cash >= 100))
}

/** A member's points, as they must be: what ends first goes first, and comes back last. */
export class OraclePoints {
  #lots: { left: number; ends: number }[] = []

  constructor(lots: readonly { left: number; ends: number }[] = []) {
    for (const { left, ends } of lots) this.add(left, ends)
  }

  add(left: number, ends: number) {
    if (left > 0) this.#lots.push({ left, ends })
    this.#lots.sort((one, other) => one.ends - other.ends)
  }

  usable(at: number) {
    return this.#lots.filter(({ left, ends }) => left > 0 && ends > at)
  }

  balance(at: number) {
    return this.usable(at).reduce((sum, { left }) => sum + left, 0)
  }

  /** @returns what was taken of which end */
  take(points: number, at: number) {
    const taken: { lot: { left: number; ends: number }; amount: number }[] = []
    for (const lot of this.usable(at)) {
      const amount = Math.min(lot.left, points - taken.reduce((sum, one) => sum + one.amount, 0))
      if (amount > 0) taken.push({ lot, amount })
      lot.left -= amount
    }
    return taken
  }

  giveBack(
    taken: ReturnType<OraclePoints['take']>,
    { points, days, at }: { points: number; days: number; at: number },
  ) {
    const least = at + days * DAY_MS
    let rest = points
    let fresh = 0
    for (const { lot, amount } of [...taken].reverse()) {
      const back = Math.min(rest, amount)
      rest -= back
      if (lot.ends >= least) lot.left += back
      else fresh += back
    }
    this.add(fresh, least)
  }

  /** A hundredth of what was paid in cash for the goods and stays paid; nothing where there is no fee. */
  earn(
    { price, given, points }: { price: number; given: number; points: number },
    { at }: { at: number },
  ) {
    if (price <= FREE_UP_TO) return
    const earned = Math.floor(Math.max(0, price - given - points) / 100)
    this.add(Math.min(5_000, earned), at + 365 * DAY_MS)
  }
}
