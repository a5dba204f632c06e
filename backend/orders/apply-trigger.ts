import type { Transaction, Updateable } from 'kysely'
import {
  findTransition,
  type OrderActor,
  type OrderState,
  type OrderTrigger,
  type OrderType,
  orderStateLabel,
  orderStateRow,
} from '#contracts/order-states.ts'
import type { DB, OrdersTable } from '../db/schema.ts'
import type { RoomSignal } from '../operation/chat-signals.ts'
import { isRefusal, type Refusal, refuse } from '../operation/refusal.ts'
import { appendEvent, type EventDetail, readLastEvent } from './append-event.ts'
import { followMoney } from './follow-money.ts'
import { followProduct } from './follow-product.ts'
import { guardProblem } from './guards.ts'
import { lockOrder, type OrderRow } from './lock-order.ts'
import { applyMoney } from './money.ts'
import { setTimers } from './set-timers.ts'
import { tellMembers } from './tell-members.ts'
import { termsOf } from './terms/order-terms.ts'

export interface OrderCommand {
  orderSeq: number
  trigger: OrderTrigger
  by: OrderActor
  actorUserSeq: number | null
  /** The same key again is the same event: it changes nothing and is answered the same. */
  eventKey: string
  /** For the history; no personal data. */
  detail?: EventDetail
  /** Columns that the operation sets with the transition. */
  set?: Partial<
    Pick<
      Updateable<OrdersTable>,
      | 'partial_amount'
      | 'partial_by'
      | 'partial_counters'
      | 'coupon'
      | 'handover_code'
      | 'return_address'
    >
  >
  at: Date
}

export interface Applied {
  order: OrderRow
  /** False where the event was there already. */
  isNew: boolean
  productChanged: boolean
  rooms: RoomSignal[]
}

export type OrderRefusal = Refusal<'NOT_FOUND' | 'NOT_POSSIBLE' | 'KEY_USED'>

/**
 * Takes an order one step on, within the caller's transaction: checks that the machine has the step (state, actor, type,
 * guard), then writes event, money, timers, the product's state and the news of it. Everything that changes an order's
 * state comes through here.
 */
export async function applyTrigger(
  trx: Transaction<DB>,
  command: OrderCommand,
): Promise<Applied | OrderRefusal> {
  const order = await lockOrder(trx, command.orderSeq)
  if (!order) return refuse('NOT_FOUND')
  return applyToLocked(trx, order, command)
}

/** As `applyTrigger`, of an order that the transaction has locked. */
export async function applyToLocked(
  trx: Transaction<DB>,
  order: OrderRow,
  command: OrderCommand,
): Promise<Applied | OrderRefusal> {
  const { trigger, by, eventKey, at } = command
  const { order_seq: orderSeq, state, type } = order
  const { last, repeated } = await readLastEvent(trx, orderSeq, eventKey)
  if (repeated)
    return repeated === trigger
      ? { order, isNew: false, productChanged: false, rooms: [] }
      : refuse('KEY_USED')
  const transition = findTransition(trigger, { state, type, by })
  if (!transition) return refuse('NOT_POSSIBLE', { message: notPossible(state, type) })
  const terms = await termsOf(trx, order.terms_seq)
  const changed: OrderRow = { ...order, ...(command.set as Partial<OrderRow> | undefined) }
  const problem = await guardProblem(trx, transition.guard, { order, by, terms, at })
  if (problem) return refuse('NOT_POSSIBLE', { message: problem })

  const { to } = transition
  const event = {
    orderSeq,
    trigger,
    actor: by,
    actorUserSeq: command.actorUserSeq,
    fromState: state,
    toState: to,
    eventKey,
    detail: command.detail ?? {},
    at,
  }
  await appendEvent(trx, event, last)
  await applyMoney(trx, transition.money, changed, at)
  const dueAt = await setTimers(trx, order, { state: to, from: state, terms, at })
  const row = await trx
    .updateTable('orders')
    .set({
      ...command.set,
      state: to,
      version: order.version + 1,
      state_at: at,
      due_at: dueAt,
      ...(trigger === 'PAY' && { paid_at: at }),
      ...(to === 'CONFIRMED' && { confirmed_at: at }),
      ...(orderStateRow(to).isEnd && { ended_at: at }),
    })
    .where('order_seq', '=', orderSeq)
    .where('version', '=', order.version)
    .returningAll()
    .executeTakeFirstOrThrow()
  const { isChanged, rooms } = await followProduct(trx, { order: row, from: state, to, at })
  const told = await tellMembers(trx, { order: row, trigger, by, at })
  const applied = {
    order: told.order,
    isNew: true,
    productChanged: isChanged,
    rooms: [...rooms, ...told.rooms],
  }
  const next = await followMoney(trx, { order: told.order, from: state, trigger, at })
  return next ? followUp(trx, applied, next, at) : applied
}

/** A step of the company that needs no money to move. */
async function followUp(
  trx: Transaction<DB>,
  before: Applied,
  trigger: OrderTrigger,
  at: Date,
): Promise<Applied> {
  const { order_seq: orderSeq, version } = before.order
  const eventKey = `FOLLOW:${trigger}:${version}`
  const command = { orderSeq, trigger, by: 'COMPANY', actorUserSeq: null, eventKey, at } as const
  const after = await applyToLocked(trx, before.order, command)
  if (isRefusal(after)) throw new Error(`${trigger} cannot follow: ${after.message ?? ''}`)
  return {
    ...after,
    productChanged: before.productChanged || after.productChanged,
    rooms: [...before.rooms, ...after.rooms],
  }
}

/** A sentence for a member who tries what the present state does not allow. */
export const notPossible = (state: OrderState, type: OrderType): string =>
  `지금은 할 수 없어요. 이 거래는 ‘${orderStateLabel(state, type)}’ 상태예요.`
