import { sql } from 'kysely'
import type { AnnouncementSummary } from '#contracts/announcement.ts'
import type { AnnouncementCategory } from '#contracts/announcement-rules.ts'
import type { HostContext } from '../operation/context.ts'
import { nextChangeOfPosts } from '../posts/post-table.ts'
import { queryWords } from '../search-index/korean/query-words.ts'
import { shownAt, summaryOfAnnouncement } from './announcement-content.ts'

const PAGE_SIZE = 15

/** Announcements that are shown now: pinned ones first, then the newest. A keyword without letters finds nothing. */
export async function listAnnouncements(
  { kysely, now }: Pick<HostContext, 'kysely' | 'now'>,
  {
    category,
    keyword,
    page,
  }: {
    category?: AnnouncementCategory | undefined
    keyword?: string | undefined
    page: number
  },
): Promise<{
  items: AnnouncementSummary[]
  total: number
  pageCount: number
  validUntil: string | null
}> {
  const at = now()
  const words = keyword ? queryWords(keyword) : []
  const conditions = [
    shownAt(at),
    ...(category ? [sql<boolean>`category = ${category}`] : []),
    ...(keyword && words.length === 0 ? [sql<boolean>`false`] : []),
    ...words.map(
      ({ typed, canonical }) =>
        sql<boolean>`(strpos(norm, ${typed}) > 0 or strpos(norm, ${canonical}) > 0)`,
    ),
  ]
  const fitting = kysely
    .selectFrom('announcement')
    .where(sql<boolean>`${sql.join(conditions, sql` and `)}`)
  const [rows, { total }, validUntil] = await Promise.all([
    fitting
      .selectAll()
      .orderBy('is_pinned', 'desc')
      .orderBy('publish_at', 'desc')
      .orderBy('announcement_seq', 'desc')
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE)
      .execute(),
    fitting.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
    nextChangeOfPosts({ kysely }, 'announcement', 'publish_at', at),
  ])
  return {
    items: rows.map(summaryOfAnnouncement),
    total,
    pageCount: Math.max(1, Math.ceil(total / PAGE_SIZE)),
    validUntil,
  }
}
