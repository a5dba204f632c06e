import type { Kysely } from 'kysely'
import type { OrderTrigger } from '#contracts/order-states.ts'
import type { BuyerReliability, SellerReliability } from '#contracts/reliability.ts'
import { medianHours, tenthsOf } from '#contracts/reliability-rules.ts'
import { preparedQuery } from '../db/prepared-query.ts'
import type { DB, OrderEventTable } from '../db/schema.ts'
import type { OrderRow } from './lock-order.ts'

/** Only so many of the newest orders are looked at: the cost does not grow with the history. */
const NEWEST = 100
/** The steps that say something about a member. */
const TELLING = [
  'SHIP',
  'SEND_COUPON',
  'DELIVER',
  'CONFIRM',
  'REQUEST_RETURN',
  'REJECT',
  'CANCEL',
  'TIME_OUT',
  'DECIDE_RELEASE',
] as const satisfies OrderTrigger[]

type Step = Pick<OrderEventTable, 'trigger' | 'actor' | 'from_state' | 'to_state'> & { at: Date }
interface Trade {
  type: OrderRow['type']
  state: OrderRow['state']
  paidAt: Date | null
  steps: Step[]
}

const readSteps = (side: 'buyer_user_seq' | 'seller_user_seq') =>
  preparedQuery((db, { userSeq }: { userSeq: number }) => {
    const newest = db
      .selectFrom('orders')
      .select(['order_seq', 'type', 'state', 'paid_at', 'confirmed_at', 'ended_at'])
      .where(side, '=', userSeq)
      .orderBy('order_seq', 'desc')
      .limit(NEWEST)
    return db
      .selectFrom(newest.as('newest'))
      .leftJoin('order_event', (join) =>
        join
          .onRef('order_event.order_seq', '=', 'newest.order_seq')
          .on('order_event.trigger', 'in', TELLING),
      )
      .select([
        'newest.order_seq',
        'newest.type',
        'newest.state',
        'newest.paid_at',
        'order_event.trigger',
        'order_event.actor',
        'order_event.from_state',
        'order_event.to_state',
        'order_event.at',
      ])
      .where((row) =>
        row.or([
          row('newest.confirmed_at', 'is not', null),
          row('newest.ended_at', 'is not', null),
        ]),
      )
      .where((row) =>
        row.or([row('newest.paid_at', 'is not', null), row('newest.state', '=', 'EXPIRED')]),
      )
      .orderBy('newest.order_seq')
      .orderBy('order_event.place')
  })

const SIDES = { buyer: readSteps('buyer_user_seq'), seller: readSteps('seller_user_seq') }

/** The newest finished orders of a member on one side. Requests that came to nothing are not trades. */
async function finishedTrades(
  db: Kysely<DB>,
  side: keyof typeof SIDES,
  userSeq: number,
): Promise<Trade[]> {
  const rows = await SIDES[side](db, { userSeq })
  const trades = new Map<number, Trade>()
  for (const { order_seq, type, state, paid_at: paidAt, ...step } of rows) {
    const trade = trades.get(order_seq) ?? { type, state, paidAt, steps: [] }
    if (isStep(step)) trade.steps.push(step)
    trades.set(order_seq, trade)
  }
  return [...trades.values()]
}

const isStep = (step: { [Key in keyof Step]: Step[Key] | null }): step is Step =>
  step.trigger !== null

/** What a seller's finished trades say: how soon the goods are sent, how often a paid order fails because of the seller. */
export async function sellerReliability(
  db: Kysely<DB>,
  sellerUserSeq: number,
): Promise<SellerReliability> {
  const paid = (await finishedTrades(db, 'seller', sellerUserSeq)).filter(isPaid)
  const lengths = paid.flatMap(({ paidAt, steps }) => {
    const sent = steps.find(({ trigger }) => trigger === 'SHIP' || trigger === 'SEND_COUPON')
    return paidAt && sent ? [sent.at.getTime() - paidAt.getTime()] : []
  })
  return {
    shipHours: medianHours(lengths),
    cancelTenths: tenthsOf(paid.filter(isFailedBySeller).length, paid.length),
  }
}

/** What a buyer's finished trades say. */
export async function buyerReliability(
  db: Kysely<DB>,
  buyerUserSeq: number,
): Promise<BuyerReliability> {
  const trades = await finishedTrades(db, 'buyer', buyerUserSeq)
  const arrived = trades.filter(({ steps }) => has(steps, { to_state: 'DELIVERED' }))
  const promised = trades.filter((trade) => isPaid(trade) || isUnpaid(trade))
  const lengths = arrived.flatMap(({ steps }) => {
    const arrival = steps.find(({ to_state }) => to_state === 'DELIVERED')
    const end = steps.find(
      ({ to_state, trigger }) =>
        to_state === 'CONFIRMED' && (trigger === 'CONFIRM' || trigger === 'TIME_OUT'),
    )
    return arrival && end ? [end.at.getTime() - arrival.at.getTime()] : []
  })
  const missed = promised.filter((trade) => isUnpaid(trade) || hasNotCome(trade))
  const returned = arrived.filter(({ steps }) => has(steps, { trigger: 'REQUEST_RETURN' }))
  return {
    confirmHours: medianHours(lengths),
    returnTenths: tenthsOf(returned.length, arrived.length),
    noShowTenths: tenthsOf(missed.length, promised.length),
  }
}

const has = (steps: readonly Step[], like: Partial<Step>): boolean =>
  steps.some((step) =>
    Object.entries(like).every(([key, value]) => step[key as keyof Step] === value),
  )

const isPaid = ({ paidAt }: Trade): boolean => paidAt !== null

/** The goods were reserved for the buyer, who did not pay in time. */
const isUnpaid = ({ steps }: Trade): boolean =>
  has(steps, { from_state: 'PENDING_PAYMENT', to_state: 'EXPIRED' })

/** A meeting that did not take place in time, after which the seller was found to be right. */
const hasNotCome = ({ type, steps }: Trade): boolean =>
  type === 'MEET' &&
  has(steps, { trigger: 'TIME_OUT', from_state: 'PREPARING' }) &&
  has(steps, { trigger: 'DECIDE_RELEASE' })

/** Refused, cancelled without the buyer's request, or neither answered nor sent in time. */
const isFailedBySeller = ({ steps }: Trade): boolean =>
  has(steps, { trigger: 'REJECT', actor: 'SELLER' }) ||
  has(steps, { trigger: 'CANCEL', actor: 'SELLER', from_state: 'PREPARING' }) ||
  has(steps, { trigger: 'TIME_OUT', from_state: 'PAID' }) ||
  has(steps, { trigger: 'TIME_OUT', from_state: 'PREPARING', to_state: 'REFUNDING' })
