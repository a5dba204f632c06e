import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.ts'

/**
 * Takes back what an event tells: one that is not delivered yet is never delivered, and notices that reached no member
 * go. What has left the house stays in the inbox, where its link leads. For kinds that are never joined with others.
 * @returns whether a member has read it or got it by another way, and has to be told otherwise
 */
export async function takeBackNotice(
  trx: Kysely<DB>,
  eventSeq: number,
  now: Date,
): Promise<{ isTold: boolean; userSeqs: number[] }> {
  // Waits for a delivery that is under way.
  const event = await trx
    .selectFrom('notice_event')
    .select('event_seq')
    .where('event_seq', '=', eventSeq)
    .forUpdate()
    .executeTakeFirst()
  if (!event) return { isTold: false, userSeqs: [] }
  const hasLeft = await stopDeliveries(trx, eventSeq, now)
  const { rows } = await sql<{ user_seq: number }>`
    delete from notice where read_at is null and not ${hasLeft}::boolean and notice_seq in (
      select notice_seq from notice_part where event_seq = ${eventSeq}
    ) returning user_seq`.execute(trx)
  const told = await trx
    .selectFrom('notice_part')
    .select('notice_seq')
    .where('event_seq', '=', eventSeq)
    .executeTakeFirst()
  if (told) {
    // One with many receivers may still be on its way to others.
    await trx
      .updateTable('notice_event')
      .set({ state: 'DONE' })
      .where('event_seq', '=', eventSeq)
      .execute()
  } else await trx.deleteFrom('notice_event').where('event_seq', '=', eventSeq).execute()
  return { isTold: told !== undefined, userSeqs: rows.map(({ user_seq }) => user_seq) }
}

/** Sends nothing of it out any more. @returns whether some of it has gone out, or may have */
async function stopDeliveries(trx: Kysely<DB>, eventSeq: number, now: Date): Promise<boolean> {
  const rows = await trx
    .selectFrom('notice_delivery')
    .select(['state', 'attempts', 'lease_until'])
    .where('event_seq', '=', eventSeq)
    .orderBy('delivery_seq')
    .forUpdate()
    .execute()
  await trx
    .updateTable('notice_delivery')
    .set({ state: 'SKIPPED', ended_at: now, lease_until: null })
    .where('event_seq', '=', eventSeq)
    .where('state', '=', 'WAITING')
    .execute()
  return rows.some(
    ({ state, attempts, lease_until: lease }) =>
      state === 'SENT' || (state !== 'SKIPPED' && (attempts > 0 || lease !== null)),
  )
}
