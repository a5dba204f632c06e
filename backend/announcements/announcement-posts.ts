import type { Selectable } from 'kysely'
import type { AnnouncementContent } from '#contracts/announcement.ts'
import type { DB } from '../db/schema.ts'
import type { PostKind } from '../posts/post-kind.ts'
import { postTable } from '../posts/post-table.ts'
import { refuseTimes } from '../posts/refuse-times.ts'
import { columnsOfAnnouncement, contentOfAnnouncement } from './announcement-content.ts'

const headOf = ({ title, publishAt, endsAt }: AnnouncementContent) => ({
  title,
  startsAt: publishAt,
  endsAt,
})

export const announcementTable = postTable('announcement', {
  seqColumn: 'announcement_seq',
  contentOf: contentOfAnnouncement,
  headOf,
  start: 'publish_at',
})

/** Announcements as posts that operators write. */
export const announcementPosts: PostKind<
  Selectable<DB['announcement']>,
  ReturnType<typeof columnsOfAnnouncement>,
  AnnouncementContent,
  'PAST' | 'ORDER'
> = {
  ...announcementTable,
  columnsOf: columnsOfAnnouncement,
  refuseTyped: (content, before, now) =>
    refuseTimes(headOf(content), before && headOf(before), now),
}
