import { type Kysely, sql } from 'kysely'
import type { InboxNotice } from '#contracts/boot.ts'
import { NOTICE_TABLE, type NoticeEventKind, type NoticeGroup } from '#contracts/notice.ts'
import type { DB } from '../db/schema.ts'
import type { HostContext, Viewer } from '../operation/context.ts'
import { countUnreadNotices } from './count-unread-notices.ts'
import { selectNotices } from './select-notices.ts'

const PAGE_SIZE = 20

interface NoticePage {
  items: InboxNotice[]
  total: number
  pageCount: number
  unreadCount: number
}

/** One page of the member's inbox, the newest first: of everything or of one group. */
export async function listNotices(
  { kysely }: Pick<HostContext, 'kysely'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  { page, group }: { page: number; group?: NoticeGroup | undefined },
): Promise<NoticePage> {
  const condition = group ? sql`kind = any(${kindsOf(group)}::text[])` : sql`true`
  const [items, total, unreadCount] = await Promise.all([
    selectNotices(kysely, userSeq, condition, { limit: PAGE_SIZE, offset: (page - 1) * PAGE_SIZE }),
    countAll(kysely, userSeq, group),
    countUnreadNotices({ kysely }, { userSeq }),
  ])
  return { items, total, pageCount: Math.ceil(total / PAGE_SIZE), unreadCount }
}

async function countAll(
  kysely: Kysely<DB>,
  userSeq: number,
  group: NoticeGroup | undefined,
): Promise<number> {
  const { count } = await kysely
    .selectFrom('notice')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('user_seq', '=', userSeq)
    .$if(group !== undefined, (query) =>
      query.where('kind', 'in', kindsOf(group as NoticeGroup) as NoticeEventKind[]),
    )
    .executeTakeFirstOrThrow()
  return count
}

export function kindsOf(group: NoticeGroup): string[] {
  return Object.entries(NOTICE_TABLE).flatMap(([kind, row]) => (row.group === group ? [kind] : []))
}
