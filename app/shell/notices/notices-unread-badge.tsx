import { CountBadge, countWords } from '../count-badge.tsx'
import { useNoticesUnread } from './notices-unread.ts'

/** The accessible name of a link that shows the number of unread notices; undefined where its text is enough. */
export function useNoticesLabel(text: string): string | undefined {
  const count = useNoticesUnread()
  return count === 0 ? undefined : `${text}, 안 읽은 알림 ${countWords(count)}`
}

/** The number of unread notices, at the corner of an icon. */
export function NoticesUnreadBadge() {
  return <CountBadge count={useNoticesUnread()} />
}
