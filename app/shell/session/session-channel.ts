/** What one tab tells the others: who is signed in now. No token ever goes this way. */
export interface SessionNews {
  userSeq: number | null
}

const NAME = 'session'

/** Joins the tabs of one browser; silent where there is no BroadcastChannel. A tab does not hear itself. */
export function createTabs(channelClass: () => typeof BroadcastChannel | undefined) {
  const listeners = new Set<(news: SessionNews) => void>()
  let channel: BroadcastChannel | undefined

  function open(): BroadcastChannel | undefined {
    if (channel) return channel
    const Channel = channelClass()
    // Where storage is forbidden, making one throws.
    try {
      channel = Channel && new Channel(NAME)
    } catch {}
    if (channel)
      channel.onmessage = ({ data }: MessageEvent<unknown>) => {
        if (isNews(data)) for (const listener of listeners) listener(data)
      }
    return channel
  }

  return {
    tell(news: SessionNews): void {
      open()?.postMessage(news)
    },
    hear(listener: (news: SessionNews) => void): () => void {
      listeners.add(listener)
      open()
      return () => {
        listeners.delete(listener)
      }
    },
    /** Lets go while the page is kept for going back to it, which an open channel could prevent. */
    pause(): void {
      channel?.close()
      channel = undefined
    },
    resume(): void {
      if (listeners.size > 0) open()
    },
  }
}

/** Those of this page. */
export const tabs = createTabs(() => globalThis.BroadcastChannel)

function isNews(data: unknown): data is SessionNews {
  if (typeof data !== 'object' || data === null || !('userSeq' in data)) return false
  return data.userSeq === null || typeof data.userSeq === 'number'
}
