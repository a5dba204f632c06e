import { type RefObject, useCallback, useEffect, useRef, useState } from 'react'
import { isIncomingFor } from '#contracts/chat-constants.ts'
import type { LiveRoom } from '../client/live-room.ts'

/** Pixels of a message that may be below the edge when it counts as seen. */
const SLACK = 24

/**
 * Tells what was read: only what came into sight while the page itself was in sight.
 * @returns `look` looks what is in sight; `newCount` is how many messages of the other lie below it
 */
export function useReadMark(scroller: RefObject<HTMLDivElement>, live: LiveRoom) {
  const seen = useRef(0)
  const [seenSeq, setSeenSeq] = useState(live.room.lastReadSeq)
  const markRead = useRef(live.markRead)
  markRead.current = live.markRead

  const look = useCallback(() => {
    if (document.visibilityState !== 'visible' || !scroller.current) return
    const seq = lastInSight(scroller.current)
    if (seq <= seen.current) return
    seen.current = seq
    setSeenSeq((before) => Math.max(before, seq))
    markRead.current(seq)
  }, [scroller])

  useEffect(() => {
    document.addEventListener('visibilitychange', look)
    return () => document.removeEventListener('visibilitychange', look)
  }, [look])

  return {
    look,
    newCount: live.entries.filter(
      (entry) =>
        entry.kind === 'stored' &&
        entry.message.messageSeq > seenSeq &&
        isIncomingFor(live.room.storeSeq, entry.message),
    ).length,
  }
}

/** The number of the newest message whose end is in sight; 0 when none is. */
function lastInSight(box: HTMLElement): number {
  const edge = box.getBoundingClientRect().bottom + SLACK
  const rows = [...box.querySelectorAll<HTMLElement>('[data-message]')]
  const last = rows.findLast((row) => row.getBoundingClientRect().bottom <= edge)
  return Number(last?.dataset.message ?? 0)
}
