import type { Transaction } from 'kysely'
import type { OrderActor, OrderState, OrderTrigger } from '#contracts/order-states.ts'
import type { ClaimStep } from '#contracts/order-words.ts'
import type { DB } from '../db/schema.ts'
import { eventHash, FIRST_HASH } from './event-hash.ts'

/** What is written beside transitions. */
export type OtherEvent = 'PLACE' | 'REMIND' | 'FREEZE' | 'UNFREEZE' | 'NOTE' | ClaimStep

export type EventDetail = Record<string, string | number | boolean | null>

export interface NewEvent {
  orderSeq: number
  trigger: OrderTrigger | OtherEvent
  actor: OrderActor
  actorUserSeq: number | null
  fromState: OrderState | null
  toState: OrderState
  /** Idempotency: an order has one event of each key. */
  eventKey: string
  /** No personal data. */
  detail: EventDetail
  at: Date
}

/** Writes the next event of an order that the caller's transaction has locked or made. @returns its place */
export async function appendEvent(trx: Transaction<DB>, event: NewEvent): Promise<number> {
  const { orderSeq, trigger, actor, fromState, toState, detail, at } = event
  const last = await trx
    .selectFrom('order_event')
    .select(['place', 'hash'])
    .where('order_seq', '=', orderSeq)
    .orderBy('place', 'desc')
    .limit(1)
    .executeTakeFirst()
  const place = (last?.place ?? 0) + 1
  const previousHash = last?.hash ?? FIRST_HASH
  const hashed = { orderSeq, place, trigger, actor, fromState, toState, detail }
  await trx
    .insertInto('order_event')
    .values({
      order_seq: orderSeq,
      place,
      trigger,
      actor,
      actor_user_seq: event.actorUserSeq,
      from_state: fromState,
      to_state: toState,
      event_key: event.eventKey,
      detail: JSON.stringify(detail),
      at,
      previous_hash: previousHash,
      hash: eventHash(previousHash, { ...hashed, at: at.toISOString() }),
    })
    .execute()
  return place
}
