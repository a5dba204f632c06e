import { CHAT_RULES } from '#contracts/chat-constants.ts'

/** Sends that the user is typing, at most every two seconds. */
export function createTypingTeller(tell: (isTyping: boolean) => void, now: () => number) {
  let sentAt = Number.NEGATIVE_INFINITY
  return {
    note(): void {
      if (now() - sentAt < CHAT_RULES.typingEveryMilliseconds) return
      sentAt = now()
      tell(true)
    },
    /** The message was sent. */
    end(): void {
      if (now() - sentAt < CHAT_RULES.typingOverMilliseconds) tell(false)
      sentAt = Number.NEGATIVE_INFINITY
    },
  }
}

/** Whether the other is typing; it ends by itself when it is not sent again. */
export function createTypingWatch(onChange: (isTyping: boolean) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  const end = () => {
    if (timer === undefined) return
    clearTimeout(timer)
    timer = undefined
    onChange(false)
  }
  return {
    begin(): void {
      const isFirst = timer === undefined
      clearTimeout(timer)
      timer = setTimeout(end, CHAT_RULES.typingOverMilliseconds)
      if (isFirst) onChange(true)
    },
    end,
  }
}
