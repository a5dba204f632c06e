/** Read marks come with every message that scrolls by; only the last of them counts. */
const SETTLES = 300

/**
 * Sends how far the user has read, a few times a second at most, and again until it has arrived.
 * @param say false when it has to be sent again
 */
export function createReadMarks(say: (lastReadSeq: number) => Promise<boolean>) {
  let readTo = 0
  let settling: ReturnType<typeof setTimeout> | undefined

  function send(): void {
    clearTimeout(settling)
    settling = undefined
    const wanted = readTo
    if (wanted === 0) return
    void say(wanted).then((isAcknowledged) => {
      if (isAcknowledged && readTo === wanted) readTo = 0
    })
  }

  return {
    note(messageSeq: number): void {
      if (messageSeq <= readTo) return
      readTo = messageSeq
      settling ??= setTimeout(send, SETTLES)
    },
    /** What is still to be said, now. */
    send,
  }
}
