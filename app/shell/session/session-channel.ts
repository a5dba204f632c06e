import { createListeners } from '../listeners.ts'

/** What one tab sends to the others: who is signed in now. It never carries a token. */
export interface SessionMessage {
  userSeq: number | null
}

const NAME = 'session'

/** Connects the tabs of one browser; without BroadcastChannel it does nothing. A tab does not get its own messages. */
export function createSessionChannel(channelClass: () => typeof BroadcastChannel | undefined) {
  const listeners = createListeners<SessionMessage>()
  let channel: BroadcastChannel | undefined

  function open(): BroadcastChannel | undefined {
    if (channel) return channel
    const Channel = channelClass()
    // The constructor throws where storage is forbidden.
    try {
      channel = Channel && new Channel(NAME)
    } catch {}
    if (channel)
      channel.onmessage = ({ data }: MessageEvent<unknown>) => {
        if (isSessionMessage(data)) listeners.notify(data)
      }
    return channel
  }

  return {
    post(message: SessionMessage): void {
      open()?.postMessage(message)
    },
    listen(listener: (message: SessionMessage) => void): () => void {
      open()
      return listeners.subscribe(listener)
    },
    /** Closes the channel while the page is in the back-forward cache, which an open channel could prevent. */
    pause(): void {
      channel?.close()
      channel = undefined
    },
    resume(): void {
      if (!listeners.isEmpty()) open()
    },
  }
}

/** The channel of this page. */
export const tabs = createSessionChannel(() => globalThis.BroadcastChannel)

function isSessionMessage(data: unknown): data is SessionMessage {
  if (typeof data !== 'object' || data === null || !('userSeq' in data)) return false
  return data.userSeq === null || typeof data.userSeq === 'number'
}
