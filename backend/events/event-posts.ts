import type { Selectable } from 'kysely'
import type { DB } from '../db/schema.ts'
import { refuse } from '../operation/refusal.ts'
import type { PostKind } from '../posts/post-kind.ts'
import { refuseTimes } from '../posts/refuse-times.ts'
import { ensureDraw } from './ensure-draw.ts'
import {
  columnsOfEvent,
  contentOfEvent,
  refuseTerms,
  termsOfEvent,
  writeEventVersion,
} from './event-content.ts'

/** Events as posts that operators write: from the start on their terms stay. */
export const eventPosts: PostKind<
  Selectable<DB['event']>,
  ReturnType<typeof columnsOfEvent>,
  ReturnType<typeof contentOfEvent>,
  'PAST' | 'ORDER' | 'TERMS',
  'STARTED'
> = {
  columnsOf: columnsOfEvent,
  contentOf: contentOfEvent,
  writeVersion: writeEventVersion,
  refuseTyped: (content, before, now) => refuseTerms(content) ?? refuseTimes(content, before, now),
  refuseChange: (before, after, now) =>
    new Date(before.startsAt) <= now && termsOfEvent(before) !== termsOfEvent(after)
      ? refuse('STARTED')
      : null,
  async afterWrite(trx, { keys }, row) {
    if (row.kind !== 'NEWS') await ensureDraw(trx, { keys }, row.event_seq)
  },
  findByForm: (trx, formKey) =>
    trx.selectFrom('event').selectAll().where('form_key', '=', formKey).executeTakeFirst(),
  findLocked: (trx, eventSeq) =>
    trx
      .selectFrom('event')
      .selectAll()
      .where('event_seq', '=', eventSeq)
      .forUpdate()
      .executeTakeFirst(),
  async findVersion(trx, eventSeq, version) {
    const found = await trx
      .selectFrom('event_version')
      .select('content')
      .where('event_seq', '=', eventSeq)
      .where('version', '=', version)
      .executeTakeFirst()
    return found?.content
  },
  insert: (trx, columns) =>
    trx
      .insertInto('event')
      .values({ ...columns, media_key: null })
      .onConflict((conflict) => conflict.column('form_key').doNothing())
      .returningAll()
      .executeTakeFirst(),
  update: (trx, eventSeq, columns) =>
    trx
      .updateTable('event')
      .set(columns)
      .where('event_seq', '=', eventSeq)
      .returningAll()
      .executeTakeFirstOrThrow(),
}
