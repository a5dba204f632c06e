import type { Selectable } from 'kysely'
import type { AnnouncementContent } from '#contracts/announcement.ts'
import type { DB } from '../db/schema.ts'
import type { PostKind } from '../posts/post-kind.ts'
import { refuseTimes } from '../posts/refuse-times.ts'
import {
  columnsOfAnnouncement,
  contentOfAnnouncement,
  writeAnnouncementVersion,
} from './announcement-content.ts'

const timesOf = ({ publishAt, endsAt }: AnnouncementContent) => ({ startsAt: publishAt, endsAt })

/** Announcements as posts that operators write. */
export const announcementPosts: PostKind<
  Selectable<DB['announcement']>,
  ReturnType<typeof columnsOfAnnouncement>,
  AnnouncementContent,
  'PAST' | 'ORDER'
> = {
  columnsOf: columnsOfAnnouncement,
  contentOf: contentOfAnnouncement,
  writeVersion: writeAnnouncementVersion,
  refuseTyped: (content, before, now) =>
    refuseTimes(timesOf(content), before && timesOf(before), now),
  findByForm: (trx, formKey) =>
    trx.selectFrom('announcement').selectAll().where('form_key', '=', formKey).executeTakeFirst(),
  findLocked: (trx, announcementSeq) =>
    trx
      .selectFrom('announcement')
      .selectAll()
      .where('announcement_seq', '=', announcementSeq)
      .forUpdate()
      .executeTakeFirst(),
  async findVersion(trx, announcementSeq, version) {
    const found = await trx
      .selectFrom('announcement_version')
      .select('content')
      .where('announcement_seq', '=', announcementSeq)
      .where('version', '=', version)
      .executeTakeFirst()
    return found?.content
  },
  insert: (trx, columns) =>
    trx
      .insertInto('announcement')
      .values(columns)
      .onConflict((conflict) => conflict.column('form_key').doNothing())
      .returningAll()
      .executeTakeFirst(),
  update: (trx, announcementSeq, columns) =>
    trx
      .updateTable('announcement')
      .set(columns)
      .where('announcement_seq', '=', announcementSeq)
      .returningAll()
      .executeTakeFirstOrThrow(),
}
