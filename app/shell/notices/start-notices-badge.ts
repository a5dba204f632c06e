import { paths } from '#app/paths.ts'
import { apiCall } from '../queries/api-call.ts'
import { onNoticesChanged, showNoticesUnread } from './notices-unread.ts'

/** Without a socket the number is asked for so often, in a page that is seen. */
const EVERY = 60_000

/**
 * Keeps the number of unread notices: asked for at the start, whenever something tells that it changed, when the page is seen
 * again, and every minute.
 * @returns ends it
 */
export function startNoticesBadge(): () => void {
  const ended = new AbortController()
  const { signal } = ended
  let isAsking = false
  let isStale = false

  const ask = async () => {
    isStale = true
    if (isAsking) return
    isAsking = true
    while (isStale && !signal.aborted) {
      isStale = false
      // What fails is asked for again in a minute.
      const answer = await apiCall<{ unreadCount: number }>(paths.unreadNotices(), {
        signal,
      }).catch(() => null)
      if (answer && !signal.aborted) showNoticesUnread(answer.unreadCount)
    }
    isAsking = false
  }
  const askIfSeen = () => {
    if (document.visibilityState === 'visible') void ask()
  }

  const stopListening = onNoticesChanged(ask)
  document.addEventListener('visibilitychange', askIfSeen, { signal })
  const timer = setInterval(askIfSeen, EVERY)
  void ask()
  return () => {
    ended.abort()
    stopListening()
    clearInterval(timer)
    showNoticesUnread(0)
  }
}
