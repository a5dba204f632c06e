import { sql } from 'kysely'
import { expect } from 'vitest'
import { carryOutPayouts } from '#backend/orders/payouts/carry-out-payouts.ts'
import { carryOutRefunds } from '#backend/orders/refunds/carry-out-refunds.ts'
import { writeRefundDone } from '#backend/orders/refunds/write-refund-done.ts'
import { HOUR_MS } from '#contracts/durations.ts'
import { LETTERS } from '../order-oracle.ts'
import { type KnownOrder, owesBuyer } from './known-order.ts'
import { accountOf, enter, type LivesWorld } from './lives-world.ts'

/** Refusals of the payment company until an order waits for an operator. */
const REFUSALS = 5

/**
 * What two instances of the server do with the money that is under way: the payment company and the bank carry it out.
 * @param refused whose refund the payment company refuses, or the seller whose account takes nothing
 * @param isLost where an answer of each is lost, and asked for again
 */
export async function runJobs(
  world: LivesWorld,
  refused: { order?: KnownOrder; seller?: number } = {},
  isLost = false,
): Promise<void> {
  const { payment: company, bank } = world.dependencies.integrations
  const keys = refused.order ? await paymentKeysOf(world, refused.order) : []
  for (const key of keys) company.refusing.add(key)
  if (refused.seller !== undefined) bank.refusals.set(accountOf(refused.seller), 'CLOSED_ACCOUNT')
  if (isLost) await loseAnswers(world)
  else await carryOut(world)
  for (const key of keys) company.refusing.delete(key)
  if (refused.seller !== undefined) bank.refusals.delete(accountOf(refused.seller))
  for (const order of world.orders) {
    followRefund(world, order, refused.order === order)
    followPayout(world, order, refused.seller === order.seller)
  }
}

/** Two instances at once. */
async function carryOut({ context, dependencies }: LivesWorld): Promise<void> {
  const { payment: company, bank } = dependencies.integrations
  const failures: unknown[] = []
  const log = {
    error({ error }: { error?: unknown }, message: string) {
      if (message !== 'the bank did not answer') failures.push(error)
    },
  }
  await Promise.all([1, 2].map(() => carryOutRefunds({ ...context, company, log })))
  await Promise.all([1, 2].map(() => carryOutPayouts({ ...context, bank, log })))
  expect(failures).toEqual([])
}

/** The next refund and the next payout are carried out, and we do not hear of it until we ask again. */
async function loseAnswers(world: LivesWorld): Promise<void> {
  const { dependencies, kysely, time } = world
  const { payment: company, bank } = dependencies.integrations
  company.trouble.cancel = 'LOST'
  bank.nextPayOuts.push('LOST')
  await carryOut(world)
  company.trouble.cancel = undefined
  bank.nextPayOuts.length = 0
  for (const [table, state] of [
    ['refund', 'WAITING'],
    ['payout', 'SENT'],
  ] as const)
    await kysely
      .updateTable(table)
      .set({ next_at: time })
      .where('state', '=', state)
      .where('next_at', 'is not', null)
      .execute()
  await carryOut(world)
}

function followRefund(world: LivesWorld, order: KnownOrder, isRefused: boolean): void {
  if (isRefused) return
  if (owesBuyer(order)) order.isRefunded = true
  if (order.state !== 'REFUNDING') return
  order.isRefunded = true
  go(world, order, 'REFUND_DONE', 'REFUNDED')
}

function followPayout(world: LivesWorld, order: KnownOrder, isRefused: boolean): void {
  const at = world.time.getTime()
  if (order.claim === 'APPROVED') {
    order.claim = 'PAID'
    order.isCompensationSent = true
  }
  if (order.state !== 'SETTLING' || order.heldUntil > at) return
  if (order.isFrozen) {
    order.heldUntil = at + HOUR_MS
    return
  }
  if (isRefused) {
    go(world, order, 'PAYOUT_FAILED', 'SETTLE_FAILED')
    return
  }
  order.isPaidOut = true
  go(world, order, 'PAYOUT_DONE', 'SETTLED')
}

function go(
  world: LivesWorld,
  order: KnownOrder,
  trigger: 'REFUND_DONE' | 'REFUND_STUCK' | 'PAYOUT_DONE' | 'PAYOUT_FAILED',
  state: 'REFUNDED' | 'REFUND_FAILED' | 'SETTLED' | 'SETTLE_FAILED',
): void {
  world.taken.add(`${order.state} ${LETTERS.COMPANY} ${trigger}`)
  enter(world, order, state)
}

/** A step of the payment company or the bank, for an order whose state has it. */
export async function companyStep(
  world: LivesWorld,
  order: KnownOrder,
  trigger: string,
): Promise<void> {
  if (trigger === 'REFUND_STUCK') return refuseRefund(world, order)
  if (trigger === 'REFUND_DONE' && order.state === 'REFUND_FAILED') return answerLate(world, order)
  const isOwed = world.orders.some(
    ({ claim, buyer }) => claim === 'APPROVED' && buyer === order.seller,
  )
  // The account of a seller who is to be compensated as a buyer takes that money first.
  if (trigger === 'PAYOUT_FAILED' && isOwed) return runJobs(world)
  return runJobs(world, trigger === 'PAYOUT_FAILED' ? { seller: order.seller } : {})
}

/** The payment company refuses until the order waits for an operator. */
async function refuseRefund(world: LivesWorld, order: KnownOrder): Promise<void> {
  for (let refusals = 1; refusals <= REFUSALS; refusals += 1) {
    await world.kysely
      .updateTable('refund')
      .set({ next_at: world.time })
      .where('order_seq', '=', order.orderSeq)
      .where('state', '=', 'WAITING')
      .execute()
    await runJobs(world, { order })
    const { attempts } = await world.kysely
      .selectFrom('refund')
      .select(sql<number>`max(attempts)::int`.as('attempts'))
      .where('order_seq', '=', order.orderSeq)
      .executeTakeFirstOrThrow()
    expect(attempts).toBe(refusals)
  }
  go(world, order, 'REFUND_STUCK', 'REFUND_FAILED')
}

/** The answer to an earlier question arrives after all: the buyer has the money. */
async function answerLate(world: LivesWorld, order: KnownOrder): Promise<void> {
  const { context, dependencies, kysely } = world
  const refunds = await kysely
    .selectFrom('refund')
    .selectAll()
    .where('order_seq', '=', order.orderSeq)
    .where('state', '=', 'FAILED')
    .execute()
  for (const refund of refunds) {
    const [paymentKey = ''] = await paymentKeysOf(world, order)
    dependencies.integrations.payment.takeBack(paymentKey)
    await Promise.all([1, 2].map(() => writeRefundDone(context, refund)))
  }
  order.isRefunded = true
  go(world, order, 'REFUND_DONE', 'REFUNDED')
}

async function paymentKeysOf({ kysely }: LivesWorld, { orderSeq }: KnownOrder): Promise<string[]> {
  const payments = await kysely
    .selectFrom('payment')
    .select('payment_key')
    .where('order_seq', '=', orderSeq)
    .execute()
  return payments.flatMap(({ payment_key }) => payment_key ?? [])
}
