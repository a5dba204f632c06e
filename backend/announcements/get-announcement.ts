import type { Announcement } from '#contracts/announcement.ts'
import type { HostContext } from '../operation/context.ts'
import { type Refusal, refuse } from '../operation/refusal.ts'
import { nextChangeOfPosts } from '../posts/post-table.ts'
import { shownAt, summaryOfAnnouncement } from './announcement-content.ts'

/** One announcement that is shown now. */
export async function getAnnouncement(
  { kysely, now }: Pick<HostContext, 'kysely' | 'now'>,
  announcementSeq: number,
): Promise<(Announcement & { validUntil: string | null }) | Refusal<'NOT_FOUND'>> {
  const row = await kysely
    .selectFrom('announcement')
    .selectAll()
    .where('announcement_seq', '=', announcementSeq)
    .where(shownAt(now()))
    .executeTakeFirst()
  if (!row) return refuse('NOT_FOUND')
  return {
    ...summaryOfAnnouncement(row),
    body: row.body,
    updatedAt: row.updated_at.toISOString(),
    validUntil: row.ends_at?.toISOString() ?? null,
  }
}

/** The newest popup of those that are shown now. */
export async function popupAnnouncement({
  kysely,
  now,
}: Pick<HostContext, 'kysely' | 'now'>): Promise<{
  popup: Announcement | null
  validUntil: string | null
}> {
  const at = now()
  const [row, validUntil] = await Promise.all([
    kysely
      .selectFrom('announcement')
      .selectAll()
      .where('is_popup', '=', true)
      .where(shownAt(at))
      .orderBy('publish_at', 'desc')
      .orderBy('announcement_seq', 'desc')
      .limit(1)
      .executeTakeFirst(),
    nextChangeOfPosts({ kysely }, 'announcement', 'publish_at', at),
  ])
  const popup = row
    ? { ...summaryOfAnnouncement(row), body: row.body, updatedAt: row.updated_at.toISOString() }
    : null
  return { popup, validUntil }
}
