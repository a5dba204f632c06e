import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.ts'
import { eventHash, FIRST_HASH } from './event-hash.ts'

/** The orders between two numbers whose events are not those that were written: one is changed, missing or added. */
export async function brokenChains(
  kysely: Kysely<DB>,
  { from, to }: { from: number; to: number },
): Promise<{ events: number; broken: number[] }> {
  const events = await kysely
    .selectFrom('order_event')
    .selectAll()
    .where('order_seq', '>=', from)
    .where('order_seq', '<=', to)
    .orderBy('order_seq')
    .orderBy('place')
    .execute()
  const broken = new Set<number>()
  let last = { orderSeq: 0, place: 0, hash: FIRST_HASH }
  for (const event of events) {
    const { order_seq: orderSeq, place, hash } = event
    const before = last.orderSeq === orderSeq ? last : { place: 0, hash: FIRST_HASH }
    const expected = eventHash(before.hash, {
      orderSeq,
      place,
      trigger: event.trigger,
      actor: event.actor,
      fromState: event.from_state,
      toState: event.to_state,
      detail: event.detail,
      at: event.at.toISOString(),
    })
    if (place !== before.place + 1 || event.previous_hash !== before.hash || hash !== expected)
      broken.add(orderSeq)
    last = { orderSeq, place, hash }
  }
  return { events: events.length, broken: [...broken] }
}
