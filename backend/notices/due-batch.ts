import type { NoticeEventKind } from '#contracts/notice.ts'
import type { HostContext, HostLog } from '../operation/context.ts'

export type SendContext = Pick<
  HostContext,
  'kysely' | 'keys' | 'integrations' | 'publicOrigin' | 'now'
> & {
  log: HostLog
  /** Unread messages of the chat, which the badge counts too. */
  countUnreadMessages(member: { userSeq: number }): Promise<number>
}

/** What goes out together: all that one notice of a member joins, by one channel. */
export interface DueBatch {
  batchSeq: number
  deliverySeqs: number[]
  userSeq: number
  noticeSeq: number
  foldKey: string
  kind: NoticeEventKind
  urgent: boolean
  /** Browsers that had it already. */
  reached: number[]
}
