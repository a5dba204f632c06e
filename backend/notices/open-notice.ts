import { sql } from 'kysely'
import type { InboxNotice } from '#contracts/boot.ts'
import type { HostContext, Viewer } from '../operation/context.ts'
import { type Refusal, refuse } from '../operation/refusal.ts'
import { readNotices } from './read-notices.ts'
import { selectNotices } from './select-notices.ts'

/** Marks one notice of the member as read, and says where it leads. */
export async function openNotice(
  context: Pick<HostContext, 'kysely' | 'now' | 'chat'>,
  viewer: Pick<Viewer, 'userSeq'>,
  noticeSeq: number,
): Promise<InboxNotice | Refusal<'NOT_FOUND'>> {
  const [notice] = await selectNotices(
    context.kysely,
    viewer.userSeq,
    sql`notice_seq = ${noticeSeq}`,
    { limit: 1, offset: 0 },
  )
  if (!notice) return refuse('NOT_FOUND')
  if (!notice.isRead) await readNotices(context, viewer, { noticeSeq })
  return { ...notice, isRead: true }
}
