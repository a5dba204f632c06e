import { type Kysely, sql } from 'kysely'
import type { NoticeEvent } from '#contracts/notice.ts'
import type { DB } from '../db/schema.ts'
import { announceEvents } from './wake-up.ts'

/**
 * Writes what happened into the outbox of notices, with the handle of the transaction that makes it happen: members are told
 * soon after it is committed, and never of what was rolled back. Who they are is decided then (receivers.ts).
 */
export async function enqueueEvent(trx: Kysely<DB>, event: NoticeEvent): Promise<number> {
  const { kind, ...fields } = event
  const { event_seq: eventSeq } = await trx
    .insertInto('notice_event')
    .values({
      kind,
      payload: JSON.stringify(fields),
      actor_store_seq: actorOf(event),
      subject_seq: subjectOf(event),
    })
    .returning('event_seq')
    .executeTakeFirstOrThrow()
  announceEvents()
  return eventSeq
}

/** The store whose blocks count; of events about a product it is the seller's. */
function actorOf(event: NoticeEvent) {
  if ('byStoreSeq' in event) return event.byStoreSeq
  if ('storeSeq' in event) return event.storeSeq
  if (!('productSeq' in event)) return null
  if (event.kind === 'LISTING_HIDDEN' || event.kind === 'LISTING_RESTORED') return null
  return sql<number>`(select store_seq from product where product_seq = ${event.productSeq})`
}

function subjectOf(event: NoticeEvent): number | null {
  if ('productSeq' in event && event.productSeq !== null) return event.productSeq
  return 'byStoreSeq' in event ? event.byStoreSeq : null
}
