import type { Transaction } from 'kysely'
import type { OrderActor, OrderState, OrderTrigger } from '#contracts/order-states.ts'
import type { ClaimStep } from '#contracts/order-words.ts'
import { preparedQuery } from '../db/prepared-query.ts'
import type { DB } from '../db/schema.ts'
import { eventHash, FIRST_HASH } from './event-hash.ts'

/** What is written beside transitions. */
export type OtherEvent =
  | 'PLACE'
  | 'REMIND'
  | 'FREEZE'
  | 'UNFREEZE'
  | 'NOTE'
  | 'CHANGE_PARCEL'
  | 'CONTACT'
  | ClaimStep

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

/** The end of an order's chain of events. */
export interface LastEvent {
  place: number
  hash: string
}

const readChain = preparedQuery(
  (db, { orderSeq, eventKey }: { orderSeq: number; eventKey: string }) =>
    db
      .selectFrom('order_event as last')
      .select((select) => [
        'last.place',
        'last.hash',
        select
          .selectFrom('order_event as same')
          .select('same.trigger')
          .whereRef('same.order_seq', '=', 'last.order_seq')
          .where('same.event_key', '=', eventKey)
          .as('repeated'),
      ])
      .where('last.order_seq', '=', orderSeq)
      .orderBy('last.place', 'desc')
      .limit(1),
)

/** The chain of an order that was only just made. */
export const NO_EVENT: LastEvent = { place: 0, hash: FIRST_HASH }

/** An order's last event, and the trigger of the event that has a key already. */
export async function readLastEvent(
  trx: Transaction<DB>,
  orderSeq: number,
  eventKey: string,
): Promise<{ last: LastEvent | undefined; repeated: string | null }> {
  const [last] = await readChain(trx, { orderSeq, eventKey })
  return { last, repeated: last?.repeated ?? null }
}

/**
 * Writes the next event of an order that the caller's transaction has locked or made.
 * @param known the end of the chain, where the caller has read it
 * @returns its place
 */
export async function appendEvent(
  trx: Transaction<DB>,
  event: NewEvent,
  known?: LastEvent,
): Promise<number> {
  const { orderSeq, trigger, actor, fromState, toState, detail, at } = event
  const last = known ?? (await readLastEvent(trx, orderSeq, event.eventKey)).last
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
