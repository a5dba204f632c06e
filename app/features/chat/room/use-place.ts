import { type RefObject, useCallback, useLayoutEffect, useRef, useState } from 'react'
import type { VirtualizerHandle } from 'virtua'
import type { LiveRoom } from '../client/live-room.ts'
import { isElsewhere, isPrepended, type RoomItem, seqOf } from './room-items.ts'

/** Pixels from the end within which one counts as being there, and from the beginning at which older ones are fetched. */
const NEAR_END = 48
const NEAR_BEGINNING = 800

export interface Target {
  messageSeq: number
}

/**
 * Keeps the place of what is shown: at the end while one is there, else where it was, whatever comes before or after.
 * It begins where the unread ones begin.
 */
export function usePlace(
  scroller: RefObject<HTMLDivElement>,
  handle: RefObject<VirtualizerHandle>,
  items: readonly RoomItem[],
  live: Pick<LiveRoom, 'hasOlder' | 'loadOlder'>,
) {
  const shown = useRef(items)
  const isAtEnd = useRef(true)
  const isLoading = useRef(false)
  const anchor = useRef({ key: '', offset: 0 })
  const [isAway, setAway] = useState(false)
  const [stretch, setStretch] = useState(0)

  const toEnd = useCallback(() => {
    isAtEnd.current = true
    handle.current?.scrollToIndex(shown.current.length - 1, { align: 'end' })
  }, [handle])

  // Before anything is painted.
  useLayoutEffect(() => {
    const unread = shown.current.findIndex(({ kind }) => kind === 'unread')
    if (unread < 0) return toEnd()
    isAtEnd.current = false
    const isNewDay = shown.current[unread - 1]?.kind === 'day'
    handle.current?.scrollToIndex(isNewDay ? unread - 1 : unread, { align: 'start' })
  }, [handle, toEnd])

  useLayoutEffect(() => {
    const before = shown.current
    shown.current = items
    if (before === items) return
    if (isElsewhere(before, items)) {
      isAtEnd.current = false
      return setStretch((count) => count + 1)
    }
    const last = items.at(-1)
    const isAppended = last?.key !== before.at(-1)?.key
    if (isAtEnd.current || (isAppended && last?.kind === 'outgoing')) return toEnd()
    if (isPrepended(before, items)) return
    // Others came between the beginning and what is in sight.
    const { key, offset } = anchor.current
    const index = items.findIndex((item) => item.key === key)
    if (index > before.findIndex((item) => item.key === key))
      handle.current?.scrollToIndex(index, { align: 'start', offset })
  }, [handle, items, toEnd])

  /** The topmost row in sight, and how far above the edge it begins. */
  function noteAnchor() {
    const list = handle.current
    if (!list) return
    const index = list.findItemIndex(list.scrollOffset)
    const key = shown.current[index]?.key ?? ''
    anchor.current = { key, offset: list.scrollOffset - list.getItemOffset(index) }
  }

  /** @returns pixels below what is in sight */
  function measure(): number {
    const box = scroller.current
    if (!box) return 0
    const below = box.scrollHeight - box.clientHeight - box.scrollTop
    noteAnchor()
    setAway(below > box.clientHeight / 2)
    if (box.scrollTop > NEAR_BEGINNING || !live.hasOlder || isLoading.current) return below
    isLoading.current = true
    live.loadOlder().finally(() => {
      isLoading.current = false
    })
    return below
  }

  /** Rows that are measured later must not pull the view back to the end. */
  const toRow = useCallback(
    (index: number) => {
      isAtEnd.current = false
      handle.current?.scrollToIndex(index, { align: 'center' })
    },
    [handle],
  )

  return {
    toRow,
    /** Counts up whenever another stretch of the room is shown. */
    stretch,
    isShifted: isPrepended(shown.current, items),
    isAway,
    toEnd,
    /** After a change: sizes are not known yet, so that being at the end is not judged by them. */
    noteChange: () => void measure(),
    noteScroll() {
      isAtEnd.current = measure() < NEAR_END
    },
    /** A picture came, the keyboard of a phone opened: the end stays in sight. */
    keep() {
      if (isAtEnd.current) toEnd()
    },
  }
}

/** Scrolls to a message as soon as it is there. @param target a new object scrolls again */
export function useTarget(
  toRow: (index: number) => void,
  items: readonly RoomItem[],
  target: Target | null,
): void {
  const reached = useRef<Target | null>(null)
  useLayoutEffect(() => {
    if (!target || reached.current === target) return
    const index = items.findIndex((item) => seqOf(item) === target.messageSeq)
    if (index < 0) return
    reached.current = target
    toRow(index)
  }, [items, target, toRow])
}
