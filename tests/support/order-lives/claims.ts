import { randomUUID } from 'node:crypto'
import { expect } from 'vitest'
import type { Refusal } from '#backend/operation/refusal.ts'
import { claimCompensation } from '#backend/orders/compensation/claim-compensation.ts'
import { decideCompensation } from '#backend/orders/compensation/decide-compensation.ts'
import { HOUR_MS } from '#contracts/durations.ts'
import { aReason } from '../decision-reason.ts'
import { CLAIM_DAYS, oracleCompensation, oracleFees, SECOND_ABOVE } from '../order-oracle.ts'
import type { LifeCommand } from './life-commands.ts'
import type { LivesWorld } from './lives-world.ts'
import { buyQuickly } from './take-step.ts'

const outcomeOf = (outcome: { state: string } | Refusal<string>) =>
  'refused' in outcome ? outcome.refused : outcome.state

/** A buyer claims compensation. */
export async function claim(
  world: LivesWorld,
  { order: wish, isWild, repeats }: Extract<LifeCommand, { kind: 'CLAIM' }>,
): Promise<void> {
  const { context, orders } = world
  const ofConfirmed = () =>
    orders.filter((known) => known.confirmedAt !== null && known.claim === null)
  // Few orders are confirmed so early in their lives.
  if (!isWild && ofConfirmed().length === 0) await buyQuickly(world, wish)
  const among = isWild ? orders : ofConfirmed()
  const order = among[wish % Math.max(1, among.length)]
  if (!order) return
  const input = {
    orderSeq: order.orderSeq,
    reason: 'NOT_WORKING' as const,
    text: '켜지지 않아요. 설명과 달라요.',
    photoIds: [],
    eventKey: randomUUID(),
  }
  const results = await Promise.all(
    Array.from({ length: repeats }, () =>
      claimCompensation(context, { userSeq: order.buyer }, input),
    ),
  )
  const isInTime =
    order.confirmedAt !== null &&
    world.time.getTime() - order.confirmedAt <= CLAIM_DAYS * 24 * HOUR_MS
  const isUnpaid = order.type === 'FREE' || order.type === 'DIRECT'
  const expected = isUnpaid
    ? 'NOT_FOUND'
    : order.claim === null && isInTime && oracleCompensation(order) > 0
      ? 'OPEN'
      : 'NOT_POSSIBLE'
  const words = { order: order.orderSeq, state: order.state, claim: order.claim }
  expect({ ...words, results: results.map(outcomeOf) }).toEqual({
    ...words,
    results: results.map(() => expected),
  })
  if (expected === 'OPEN') order.claim = 'OPEN'
}

/** An operator decides a claim. */
export async function decide(
  world: LivesWorld,
  wish: Extract<LifeCommand, { kind: 'DECIDE' }>,
): Promise<void> {
  const { context, operators, orders } = world
  const ofOpen = () => orders.filter((known) => known.claim === 'OPEN')
  if (ofOpen().length === 0)
    await claim(world, { kind: 'CLAIM', order: wish.order, isWild: false, repeats: 1 })
  const order = ofOpen()[wish.order % Math.max(1, ofOpen().length)]
  if (!order) return
  const { repeats } = wish
  const { decision } = (wish.agrees && order.proposed) || wish
  const operator = operators[wish.operator]?.userSeq as number
  const most = oracleCompensation(order)
  // Most of them are within the limit.
  const typed = wish.amount > 60_000 ? wish.amount : wish.amount % (most + 1)
  const wanted = (wish.agrees && order.proposed?.amount) || typed
  const amount = decision === 'APPROVE' ? wanted : null
  const input = {
    orderSeq: order.orderSeq,
    decision,
    amount: wanted,
    reasonCode: aReason('CLAIM', decision),
    note: '두 사람의 말을 들었어요.',
    eventKey: randomUUID(),
  }
  const results = await Promise.all(
    Array.from({ length: repeats }, () =>
      decideCompensation(context, { userSeq: operator }, input),
    ),
  )
  const fees = oracleFees(order.price, order.shippingFee)
  const isSame = order.proposed?.decision === decision && order.proposed.amount === amount
  const isDecided = isSame || fees.goods + fees.buyer <= SECOND_ABOVE
  const expected =
    order.claim !== 'OPEN'
      ? 'NOT_POSSIBLE'
      : amount !== null && (amount < 1 || amount > most)
        ? 'AMOUNT'
        : isSame && order.proposed?.operator === operator
          ? 'SECOND'
          : isDecided
            ? decision === 'APPROVE'
              ? 'APPROVED'
              : 'REJECTED'
            : 'OPEN'
  const words = { order: order.orderSeq, claim: order.claim, decision, amount, most }
  expect({ ...words, results: results.map(outcomeOf) }).toEqual({
    ...words,
    results: results.map(() => expected),
  })
  if (expected === 'OPEN') order.proposed = { operator, decision, amount }
  if (expected === 'APPROVED' || expected === 'REJECTED') order.claim = expected
  if (expected === 'APPROVED') order.compensated = amount ?? 0
}
