import type { Kysely } from 'kysely'
import type { NoticeEvent } from '#contracts/notice.ts'
import type { DB } from '../db/schema.ts'
import { enqueueEvent } from '../notices/enqueue-event.ts'
import { takeBackNotice } from '../notices/take-back.ts'

/**
 * Takes back what told of a decision that is taken back; who has read it, or got it outside, is told otherwise.
 * @param correctionOf what corrects an event; it may have had several receivers
 * @returns the members whose inbox has changed
 */
export async function correctNotices(
  trx: Kysely<DB>,
  eventSeqs: readonly number[],
  {
    now,
    correctionOf,
  }: { now: Date; correctionOf: (event: NoticeEvent, seq: number) => NoticeEvent },
): Promise<number[]> {
  const userSeqs: number[] = []
  for (const eventSeq of eventSeqs) {
    const stored = await trx
      .selectFrom('notice_event')
      .select(['kind', 'payload'])
      .where('event_seq', '=', eventSeq)
      .executeTakeFirst()
    if (!stored) continue
    const taken = await takeBackNotice(trx, eventSeq, now)
    userSeqs.push(...taken.userSeqs)
    const event = { ...stored.payload, kind: stored.kind } as NoticeEvent
    if (taken.isTold) await enqueueEvent(trx, correctionOf(event, eventSeq))
  }
  return userSeqs
}
