import { randomUUID } from 'node:crypto'
import { retryingTransaction } from '#backend/db/retrying-transaction.ts'
import { isRefusal, type Refusal } from '#backend/operation/refusal.ts'
import { actOnOrder } from '#backend/orders/act-on-order.ts'
import { applyTrigger } from '#backend/orders/apply-trigger.ts'
import { argueOrder } from '#backend/orders/cases/argue-order.ts'
import { decideOrder } from '#backend/orders/cases/decide-order.ts'
import { giveReturnAddress } from '#backend/orders/cases/give-return-address.ts'
import { offerPartial } from '#backend/orders/cases/offer-partial.ts'
import { openCase } from '#backend/orders/cases/open-case.ts'
import { retryMoney } from '#backend/orders/cases/retry-money.ts'
import { sendCoupon } from '#backend/orders/delivery/send-coupon.ts'
import { shipOrder } from '#backend/orders/delivery/ship-order.ts'
import { trackParcels } from '#backend/orders/delivery/track-parcels.ts'
import { handOver } from '#backend/orders/hand-over.ts'
import { checkPayments } from '#backend/orders/payments/check-payments.ts'
import { confirmPayment } from '#backend/orders/payments/confirm-payment.ts'
import { openPayment } from '#backend/orders/payments/open-payment.ts'
import { openPart } from '#backend/orders/seals.ts'
import { type ArguedStep, type CaseDecision, DECISIONS } from '#contracts/order-case-constants.ts'
import { ORDER_ACTIONS, type OrderAction } from '#contracts/order-constants.ts'
import {
  isCourierType,
  type OrderActor,
  type OrderState,
  type OrderTrigger,
} from '#contracts/order-states.ts'
import type { ParcelStep } from '#contracts/parcel-steps.ts'
import { aReason } from '../decision-reason.ts'
import { DELIVERY } from '../order-fixture.ts'
import { throwingLog } from '../throwing-log.ts'
import { cashOf, type KnownOrder } from './known-order.ts'
import type { LivesWorld } from './lives-world.ts'

export interface Move {
  order: KnownOrder
  trigger: OrderTrigger
  by: OrderActor
  /** Of a part that is offered or decided. */
  partial: number
  /** Chooses what goes wrong outside, if anything. */
  luck: number
  eventKey: string
}

type Outcome = { state: OrderState } | Refusal<string>

const TEXT = '설명과 달라서 사진과 함께 알려 드려요.'
/** The same as a person, a company or an operator does it; several at once where it comes to us several times. */
export async function driveStep(
  world: LivesWorld,
  move: Move,
  repeats: number,
): Promise<(string | OrderState)[]> {
  if (move.by === 'COMPANY') return pay(world, move, repeats)
  if (move.by === 'COURIER') return deliver(world, move, repeats)
  const call = move.by === 'OPERATOR' ? asOperator(world, move) : await asMember(world, move)
  if (!call) return driveMachine(world, move, repeats)
  const outcomes = await Promise.all(Array.from({ length: repeats }, call))
  return outcomes.map((outcome) => (isRefusal(outcome) ? outcome.refused : outcome.state))
}

/** The machine alone, as nobody can reach it from outside: what it refuses it refuses to every operation. */
export async function driveMachine(
  { kysely, time }: LivesWorld,
  { order, trigger, by, eventKey }: Move,
  repeats: number,
): Promise<(string | OrderState)[]> {
  const command = {
    orderSeq: order.orderSeq,
    trigger,
    by,
    actorUserSeq: null,
    eventKey,
    at: time,
  }
  const outcomes = await Promise.all(
    Array.from({ length: repeats }, () =>
      retryingTransaction(kysely, (trx) => applyTrigger(trx, command)),
    ),
  )
  return outcomes.map((outcome) => (isRefusal(outcome) ? outcome.refused : outcome.order.state))
}

const isAction = (trigger: OrderTrigger): trigger is OrderAction =>
  (ORDER_ACTIONS as readonly OrderTrigger[]).includes(trigger)

/** Null where a member has no such step. */
async function asMember(
  world: LivesWorld,
  { order, trigger, by, partial, eventKey }: Move,
): Promise<(() => Promise<Outcome>) | null> {
  const { context, kysely } = world
  const { orderSeq, type } = order
  if (by !== 'BUYER' && by !== 'SELLER') return null
  const member = { userSeq: by === 'BUYER' ? order.buyer : order.seller }
  switch (trigger) {
    case 'HAND_OVER': {
      const row = await kysely
        .selectFrom('orders')
        .select(['buyer_user_seq', 'form_key', 'handover_code'])
        .where('order_seq', '=', orderSeq)
        .executeTakeFirstOrThrow()
      const code = openPart(context.keys, 'handover', row, row.handover_code) ?? ''
      return () => handOver(context, member, { orderSeq, code, eventKey })
    }
    case 'SEND_COUPON':
      return () => sendCoupon(context, member, { orderSeq, coupon: 'GIFT-0001', eventKey })
    case 'SHIP':
    case 'SHIP_RETURN': {
      const invoiceNo = `68${String(world.nextNumber()).padStart(11, '0')}`
      const sent = { orderSeq, courier: 'EPOST', invoiceNo, isSure: true, eventKey } as const
      return () => shipOrder(context, member, sent)
    }
    case 'GIVE_RETURN_ADDRESS':
    case 'APPROVE_RETURN': {
      if (trigger === 'APPROVE_RETURN' && !isCourierType(type)) break
      const given = { orderSeq, step: trigger, address: DELIVERY, eventKey } as const
      return () => giveReturnAddress(context, member, given)
    }
    case 'REQUEST_RETURN':
    case 'OPEN_DISPUTE':
      return argue(world, { orderSeq, step: trigger, member, eventKey, reason: 'NOT_WORKING' })
    case 'REFUSE_RETURN':
    case 'REFUSE_CANCEL':
    case 'OBJECT_RETURN':
      return argue(world, { orderSeq, step: trigger, member, eventKey, reason: null })
    case 'OFFER_PARTIAL':
    case 'COUNTER_PARTIAL':
      return () => offerPartial(context, member, { orderSeq, amount: partial, eventKey })
  }
  if (!isAction(trigger)) return null
  return () => actOnOrder(context, member, { orderSeq, action: trigger, eventKey })
}

async function argue(
  { context, kysely, time }: LivesWorld,
  {
    orderSeq,
    step,
    member,
    reason,
    eventKey,
  }: {
    orderSeq: number
    step: ArguedStep
    member: { userSeq: number }
    reason: 'NOT_WORKING' | null
    eventKey: string
  },
): Promise<() => Promise<Outcome>> {
  const photoIds: string[] = []
  if (step === 'OBJECT_RETURN') {
    const photoId = randomUUID().replaceAll('-', '')
    await kysely
      .insertInto('case_photo')
      .values({
        photo_id: photoId,
        order_seq: orderSeq,
        role: 'SELLER',
        upload_id: randomUUID(),
        statement_seq: null,
        place: null,
        width: 1,
        height: 1,
        created_at: time,
      })
      .execute()
    photoIds.push(photoId)
  }
  return () =>
    argueOrder(context, member, { orderSeq, step, reason, text: TEXT, photoIds, eventKey })
}

/** Null where operators have no such step. */
function asOperator(
  { context, operators }: LivesWorld,
  { order, trigger, partial, eventKey }: Move,
): (() => Promise<Outcome>) | null {
  const { orderSeq } = order
  const [first, second] = operators.map(({ userSeq }) => ({ userSeq })) as [
    { userSeq: number },
    { userSeq: number },
  ]
  if (trigger === 'OPEN_DISPUTE')
    return () => openCase(context, first, { orderSeq, text: TEXT, eventKey })
  if (trigger === 'RETRY_REFUND' || trigger === 'RETRY_PAYOUT') {
    const what = trigger === 'RETRY_REFUND' ? 'REFUND' : 'PAYOUT'
    return () => retryMoney(context, first, { orderSeq, what, note: '다시 보내요', eventKey })
  }
  const decision = (Object.keys(DECISIONS) as CaseDecision[]).find(
    (name) => DECISIONS[name].trigger === trigger,
  )
  if (!decision) return null
  const input = {
    orderSeq,
    decision,
    amount: decision === 'SPLIT' ? partial : null,
    reasonCode: aReason('ORDER', decision),
    note: '두 사람의 말을 들었어요.',
  }
  const agreedKey = randomUUID()
  return async () => {
    const decided = await decideOrder(context, first, { ...input, eventKey })
    if (isRefusal(decided) || !decided.isProposed) return decided
    return decideOrder(context, second, { ...input, eventKey: agreedKey })
  }
}

/** The buyer pays in the company's window; now and then its answer is lost, and it is asked what became of it. */
async function pay(
  world: LivesWorld,
  { order, luck, eventKey: formKey }: Move,
  repeats: number,
): Promise<(string | OrderState)[]> {
  const { context, dependencies } = world
  const { orderSeq } = order
  const buyer = { userSeq: order.buyer }
  const opened = await Promise.all(
    Array.from({ length: repeats }, () =>
      openPayment(context, buyer, { orderSeq, method: 'CARD', formKey }),
    ),
  )
  if (cashOf(order) === 0)
    return opened.map((one) => (isRefusal(one) ? one.refused : (one.state as OrderState)))
  const [window] = opened
  if (!window || isRefusal(window) || window.state !== 'OPEN') return [JSON.stringify(opened)]
  const { payment: company } = dependencies.integrations
  const { paymentKey, orderId: attemptId, amount } = company.agree(window.attemptId)
  if (luck % 5 === 0) company.trouble.confirm = 'LOST'
  if (luck % 5 === 1) company.trouble.confirm = 'UNKNOWN'
  await Promise.all(
    Array.from({ length: repeats }, () =>
      confirmPayment(context, buyer, { attemptId, paymentKey, amount }),
    ),
  )
  if (luck % 5 < 2) await askAgain(world)
  return [await stateOf(world, orderSeq)]
}

/** Two instances ask at once, after the first question was given up. */
async function askAgain(world: LivesWorld): Promise<void> {
  const { context, dependencies } = world
  const { payment: company } = dependencies.integrations
  await world.kysely
    .updateTable('payment')
    .set({ check_at: world.time })
    .where('state', '=', 'CONFIRMING')
    .execute()
  await Promise.all([1, 2].map(() => checkPayments({ ...context, company, log: throwingLog })))
}

const PARCEL_STEP: Partial<Record<OrderTrigger, ParcelStep>> = {
  DELIVER: 'DELIVERED',
  DELIVER_RETURN: 'DELIVERED',
  SEND_BACK: 'RETURNED',
}

/** What the courier says of the newest parcel; of goods that it takes back by itself nobody has a number. */
async function deliver(
  world: LivesWorld,
  move: Move,
  repeats: number,
): Promise<(string | OrderState)[]> {
  const { order, trigger } = move
  const step = PARCEL_STEP[trigger]
  const direction = trigger === 'DELIVER_RETURN' ? 'BACK' : 'OUT'
  if (!step || !(await moveParcel(world, order, { direction, step, repeats })))
    return driveMachine(world, move, repeats)
  if (direction === 'OUT') order.isScanned = true
  else order.isBackScanned = true
  return [await stateOf(world, order.orderSeq)]
}

/** @returns whether the order has such a parcel */
export async function moveParcel(
  world: LivesWorld,
  { orderSeq }: KnownOrder,
  { direction, step, repeats }: { direction: 'OUT' | 'BACK'; step: ParcelStep; repeats: number },
): Promise<boolean> {
  const { context, dependencies, kysely, time } = world
  const newest = await kysely
    .selectFrom('parcel')
    .select(['parcel_seq', 'invoice_no'])
    .where('order_seq', '=', orderSeq)
    .where('direction', '=', direction)
    .orderBy('parcel_seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!newest) return false
  dependencies.integrations.couriers.move(newest.invoice_no, step, time)
  await kysely
    .updateTable('parcel')
    .set({ check_at: time })
    .where('parcel_seq', '=', newest.parcel_seq)
    .execute()
  await Promise.all(
    Array.from({ length: repeats }, () =>
      trackParcels({ ...context, log: throwingLog }, { most: 1_000 }),
    ),
  )
  return true
}

async function stateOf({ kysely }: LivesWorld, orderSeq: number): Promise<OrderState> {
  const { state } = await kysely
    .selectFrom('orders')
    .select('state')
    .where('order_seq', '=', orderSeq)
    .executeTakeFirstOrThrow()
  return state
}
