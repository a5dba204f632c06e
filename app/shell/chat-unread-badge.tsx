import { useChatUnread } from './chat-unread.ts'
import { CountBadge, countWords } from './count-badge.tsx'

/** The accessible name of the link to the chat; undefined where its text is enough. */
export function useChatLabel(): string | undefined {
  const count = useChatUnread()
  return count === 0 ? undefined : `채팅, 안 읽은 메시지 ${countWords(count)}`
}

/** The number of unread messages, at the corner of an icon. */
export function ChatUnreadBadge() {
  return <CountBadge count={useChatUnread()} />
}
