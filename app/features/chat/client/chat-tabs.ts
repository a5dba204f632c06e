import type { OutboxMessage } from './outbox.ts'

/** What the tabs of one user send each other; it never carries the content of a message. */
export type TabMessage =
  | { kind: 'OUTBOX'; news: OutboxMessage }
  | { kind: 'UNREAD'; count: number }
  | {
      kind: 'READ'
      roomId: number
      storeSeq: number
      lastReadSeq: number
      roomUnreadCount?: number
    }

const NAME = 'chat'

/** Joins the tabs that the same person is signed in on; silent where there is no BroadcastChannel. */
export type ChatTabs = ReturnType<typeof createChatTabs>

export function createChatTabs(userSeq: number, hear: (news: TabMessage) => void) {
  let channel: BroadcastChannel | undefined

  function open(): void {
    if (channel) return
    // Where storage is forbidden, making one throws.
    try {
      channel = new BroadcastChannel(NAME)
    } catch {
      return
    }
    channel.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (isTabMessage(data) && data.userSeq === userSeq) hear(data.news)
    }
  }

  return {
    open,
    tell(news: TabMessage): void {
      channel?.postMessage({ userSeq, news })
    },
    /** An open channel could keep the page out of the browser's store for going back. */
    close(): void {
      channel?.close()
      channel = undefined
    },
  }
}

const isTabMessage = (data: unknown): data is { userSeq: number; news: TabMessage } =>
  typeof data === 'object' && data !== null && 'userSeq' in data && 'news' in data
