import { sql } from 'kysely'
import type { AnnouncementDeskRow, AnnouncementDraft } from '#contracts/announcement.ts'
import { type PostState, postStateAt } from '#contracts/announcement-rules.ts'
import type { HostContext } from '../operation/context.ts'
import { type Refusal, refuse } from '../operation/refusal.ts'
import { isInPostState } from '../posts/post-state.ts'
import { contentOfAnnouncement, summaryOfAnnouncement } from './announcement-content.ts'

const PAGE_SIZE = 30

type Desk = { items: AnnouncementDeskRow[]; total: number; pageCount: number }

/** Announcements in one state: what comes next at first, the others newest first. */
export async function listAnnouncementDesk(
  { kysely, now }: Pick<HostContext, 'kysely' | 'now'>,
  { state, page }: { state: PostState; page: number },
): Promise<Desk> {
  const at = now()
  const direction = state === 'SCHEDULED' ? 'asc' : 'desc'
  const fitting = kysely.selectFrom('announcement').where(isInPostState(state, at, 'publish_at'))
  const [rows, { total }] = await Promise.all([
    fitting
      .selectAll()
      .orderBy('publish_at', direction)
      .orderBy('announcement_seq', direction)
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE)
      .execute(),
    fitting.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ])
  return {
    items: rows.map((row) => ({
      ...summaryOfAnnouncement(row),
      isPopup: row.is_popup,
      endsAt: row.ends_at?.toISOString() ?? null,
      state,
      version: row.version,
      updatedAt: row.updated_at.toISOString(),
    })),
    total,
    pageCount: Math.max(1, Math.ceil(total / PAGE_SIZE)),
  }
}

/** One announcement as operators edit it, with its versions, newest first. */
export async function getAnnouncementDraft(
  { kysely, now }: Pick<HostContext, 'kysely' | 'now'>,
  announcementSeq: number,
): Promise<AnnouncementDraft | Refusal<'NOT_FOUND'>> {
  const [row, versions] = await Promise.all([
    kysely
      .selectFrom('announcement')
      .selectAll()
      .where('announcement_seq', '=', announcementSeq)
      .executeTakeFirst(),
    kysely
      .selectFrom('announcement_version')
      .leftJoin('store', 'store.user_seq', 'announcement_version.operator_user_seq')
      .select(['version', 'did', 'from_version', 'content', 'at', 'store.name as operator_name'])
      .where('announcement_seq', '=', announcementSeq)
      .orderBy('version', 'desc')
      .execute(),
  ])
  if (!row) return refuse('NOT_FOUND')
  return {
    ...contentOfAnnouncement(row),
    announcementSeq,
    version: row.version,
    state: postStateAt(
      { startsAt: row.publish_at, endsAt: row.ends_at, isHidden: row.is_hidden },
      now(),
    ),
    versions: versions.map(({ version, did, from_version, content, at, operator_name }) => ({
      version,
      did,
      fromVersion: from_version,
      title: content.title,
      startsAt: content.publishAt,
      operatorName: operator_name,
      at: at.toISOString(),
    })),
  }
}
