import type { AnnouncementDeskRow, AnnouncementDraft } from '#contracts/announcement.ts'
import type { PostState } from '#contracts/announcement-rules.ts'
import type { HostContext } from '../operation/context.ts'
import { type Refusal, refuse } from '../operation/refusal.ts'
import { contentOfAnnouncement, summaryOfAnnouncement } from './announcement-content.ts'
import { announcementTable } from './announcement-posts.ts'

type Desk = { items: AnnouncementDeskRow[]; total: number; pageCount: number }

/** Announcements in one state: what comes next at first, the others newest first. */
export async function listAnnouncementDesk(
  context: Pick<HostContext, 'kysely' | 'now'>,
  input: { state: PostState; page: number },
): Promise<Desk> {
  const { rows, ...counts } = await announcementTable.listInState(context, input)
  return {
    items: rows.map((row) => ({
      ...summaryOfAnnouncement(row),
      isPopup: row.is_popup,
      endsAt: row.ends_at?.toISOString() ?? null,
      state: input.state,
      version: row.version,
      updatedAt: row.updated_at.toISOString(),
    })),
    ...counts,
  }
}

/** One announcement as operators edit it, with its versions, newest first. */
export async function getAnnouncementDraft(
  context: Pick<HostContext, 'kysely' | 'now'>,
  announcementSeq: number,
): Promise<AnnouncementDraft | Refusal<'NOT_FOUND'>> {
  const found = await announcementTable.findDraft(context, announcementSeq)
  if (!found) return refuse('NOT_FOUND')
  return { ...contentOfAnnouncement(found.row), announcementSeq, ...found.history }
}
