import { useChatUnread } from './chat-unread.ts'

/** A larger number is shown as "99+". */
const MOST = 99

/** The accessible name of the link to the chat; undefined where its text is enough. */
export function useChatLabel(): string | undefined {
  const count = useChatUnread()
  if (count === 0) return undefined
  return `채팅, 안 읽은 메시지 ${count > MOST ? `${MOST}개 이상` : `${count}개`}`
}

/**
 * The number of unread messages, at the corner of an icon; nothing while there are none. It is drawn by CSS and is not
 * text, because the link's accessible name contains it.
 */
export function ChatUnreadBadge() {
  const count = useChatUnread()
  if (count === 0) return null
  return (
    <span
      data-count={count > MOST ? `${MOST}+` : count}
      className="absolute -end-2 -mt-1.5 flex w-max h-4.5 min-w-4.5 items-center justify-center rounded-full bg-unread px-1 text-2xs font-bold text-on-unread whitespace-nowrap tabular-nums inset-bs-0 before:content-[attr(data-count)]"
    />
  )
}
