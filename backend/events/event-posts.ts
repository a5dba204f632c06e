import type { Kysely, Selectable } from 'kysely'
import type { DB } from '../db/schema.ts'
import { refuse } from '../operation/refusal.ts'
import type { PostKind } from '../posts/post-kind.ts'
import { postTable } from '../posts/post-table.ts'
import { refuseTimes } from '../posts/refuse-times.ts'
import { ensureDraw } from './ensure-draw.ts'
import { columnsOfEvent, contentOfEvent, refuseTerms, termsOfEvent } from './event-content.ts'

export const eventTable = postTable('event', {
  seqColumn: 'event_seq',
  contentOf: contentOfEvent,
  headOf: (content) => content,
  start: 'starts_at',
})

/** Events as posts that operators write: from the start on their terms stay. */
export const eventPosts: PostKind<
  Selectable<DB['event']>,
  ReturnType<typeof columnsOfEvent>,
  ReturnType<typeof contentOfEvent>,
  'PAST' | 'ORDER' | 'TERMS',
  'STARTED'
> = {
  ...eventTable,
  columnsOf: columnsOfEvent,
  refuseTyped: (content, before, now) => refuseTerms(content) ?? refuseTimes(content, before, now),
  refuseChange: (before, after, now) =>
    new Date(before.startsAt) <= now && termsOfEvent(before) !== termsOfEvent(after)
      ? refuse('STARTED')
      : null,
  async afterWrite(trx, { keys }, row) {
    if (row.kind !== 'NEWS') await ensureDraw(trx, { keys }, row.event_seq)
  },
  insert: (trx: Kysely<DB>, columns) => eventTable.insert(trx, { ...columns, media_key: null }),
}
