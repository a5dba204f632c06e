import type { NoticeKind } from './chat-constants.ts'

/**
 * Who has said a message, by name. Lines about the order are the product's own: they have a member as their sender, so that
 * they are unread for the other, and may tell of what an operator, a courier or time did.
 */
export const messageSpeaker = ({
  notice,
  sender,
}: {
  notice: NoticeKind | null
  sender: { nickName: string }
}): string => (notice === 'ORDER' ? '거래 알림' : sender.nickName)
