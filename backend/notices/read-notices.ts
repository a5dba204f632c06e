import type { NoticeEventKind, NoticeGroup } from '#contracts/notice.ts'
import type { HostContext, Viewer } from '../operation/context.ts'
import { countUnreadNotices } from './count-unread-notices.ts'
import { kindsOf } from './list-notices.ts'

/**
 * Marks as read: one notice, a group, or all. Those that came after the page was loaded stay unread. The member's other tabs
 * are told. A second call changes nothing.
 */
export async function readNotices(
  { kysely, now, chat }: Pick<HostContext, 'kysely' | 'now' | 'chat'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  which: {
    noticeSeq?: number | undefined
    group?: NoticeGroup | undefined
    until?: string | undefined
  },
): Promise<{ unreadCount: number }> {
  const { noticeSeq, group, until } = which
  const { numUpdatedRows } = await kysely
    .updateTable('notice')
    .set({ read_at: now() })
    .where('user_seq', '=', userSeq)
    .where('read_at', 'is', null)
    .$if(noticeSeq !== undefined, (query) => query.where('notice_seq', '=', Number(noticeSeq)))
    .$if(group !== undefined, (query) =>
      query.where('kind', 'in', kindsOf(group as NoticeGroup) as NoticeEventKind[]),
    )
    .$if(until !== undefined, (query) => query.where('happened_at', '<=', new Date(String(until))))
    .executeTakeFirstOrThrow()
  if (numUpdatedRows > 0n) chat.noticesChanged([userSeq])
  return { unreadCount: await countUnreadNotices({ kysely }, { userSeq }) }
}
