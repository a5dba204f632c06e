import { chatUnread } from '../chat-unread.ts'
import { setIconBadge } from '../icon-badge.ts'
import { noticesUnread } from './notices-unread.ts'

/**
 * Keeps what is unread at the icon of the installed page: messages and notices, as the page's own badges show them.
 * @returns ends it, and takes the number off
 */
export function startIconBadge(): () => void {
  let shown: number | undefined
  const show = () => {
    const count = chatUnread.get() + noticesUnread.get()
    if (count === shown) return
    shown = count
    setIconBadge(count)
  }
  const stops = [chatUnread.subscribe(show), noticesUnread.subscribe(show)]
  return () => {
    for (const stop of stops) stop()
    setIconBadge(0)
  }
}
