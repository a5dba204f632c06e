import { ApiError } from '#app/shell/queries/api-call.ts'
import { CHAT_RULES } from '#contracts/chat-constants.ts'
import { askChanges, askMessages } from './chat-queries.ts'
import { firstHole, missesChange, type RoomState, takeChanges, takeHistory } from './room-state.ts'

/** Frames that overtook each other are there by then. */
const GAP_SETTLES = 200
/** The most that one question about the history brings. */
const STRETCH = 200
const FIRST_PAUSE = 2_000
const LONGEST_PAUSE = 60_000
const FIRST_FAULT = 500

export interface RoomToSync {
  roomId: number
  get: () => RoomState
  take: (next: RoomState) => void
  /** Whether it is on the screen. */
  isOpen: () => boolean
}

/** Asks the edge host for what the socket did not bring: changes that were missed, and the history. */
export function createRoomSync({ roomId, get, take, isOpen }: RoomToSync) {
  let gap: ReturnType<typeof setTimeout> | undefined
  let again: ReturnType<typeof setTimeout> | undefined
  /** Requested since the last request began; a request during another is repeated once. */
  let isStale = false
  let isAsking = false
  let isFilling = false
  let failures = 0
  /** Where a stretch begins that the host does not have: what was left behind by leaving. */
  let unfillable = 0

  function catchUp(): void {
    isStale = true
    if (!isAsking && isOpen()) void ask()
  }

  async function ask(): Promise<void> {
    isAsking = true
    try {
      while (isStale && isOpen()) {
        isStale = false
        await askAll()
      }
      failures = 0
    } catch (error) {
      // A refusal stays one; anything else may be over in a moment.
      if (!(error instanceof ApiError) || error.status >= FIRST_FAULT) tryAgain()
    } finally {
      isAsking = false
    }
  }

  async function askAll(): Promise<void> {
    for (;;) {
      const before = get().changeSeq
      const changes = await askChanges(roomId, before)
      if (!isOpen()) return
      take(takeChanges(get(), changes))
      if (!changes.hasMore || get().changeSeq === before) return
    }
  }

  function tryAgain(): void {
    const pause = Math.min(FIRST_PAUSE * 2 ** failures, LONGEST_PAUSE)
    failures += 1
    clearTimeout(again)
    again = setTimeout(() => {
      catchUp()
      void fill()
    }, pause)
  }

  /** Fetches what lies between the messages that are known, and up to the newest. */
  async function fill(): Promise<void> {
    if (isFilling || !isOpen()) return
    isFilling = true
    try {
      for (;;) {
        const hole = firstHole(get())
        if (!hole || hole.from === unfillable) return
        const limit = Math.min(STRETCH, hole.to - hole.from + 1)
        const { items } = await askMessages(roomId, { afterSeq: hole.from - 1, limit })
        if (!isOpen()) return
        if (items[0]?.messageSeq !== hole.from) unfillable = hole.from
        take(takeHistory(get(), items))
      }
    } catch {
      tryAgain()
    } finally {
      isFilling = false
    }
  }

  return {
    /** The state has changed: what it misses is fetched. */
    notice(): void {
      void fill()
      if (!missesChange(get())) return
      gap ??= setTimeout(() => {
        gap = undefined
        if (missesChange(get())) catchUp()
      }, GAP_SETTLES)
    },
    /** The socket is open again: what it missed is unknown. */
    catchUp(): void {
      failures = 0
      unfillable = 0
      catchUp()
      void fill()
    },
    stop(): void {
      clearTimeout(gap)
      clearTimeout(again)
      gap = undefined
    },
    /** Loads what comes before the oldest message; without a connection it times out and loads nothing. */
    async loadOlder(): Promise<void> {
      const [oldest] = get().messages
      if (!oldest || !get().hasOlder) return
      const beforeSeq = oldest.messageSeq
      const limit = CHAT_RULES.historyPage
      const found = await askMessages(roomId, { beforeSeq, limit }).catch(() => null)
      if (!found) return pause(FIRST_PAUSE)
      // Two that asked at once got the same answer.
      if (get().messages[0]?.messageSeq !== beforeSeq) return
      take(takeHistory(get(), found.items, found.hasMore))
    },
    /** Loads what lies around a message, and then what lies between. @returns whether it is there */
    async goTo(messageSeq: number): Promise<boolean> {
      const isThere = () => get().messages.some((one) => one.messageSeq === messageSeq)
      if (isThere()) return true
      const found = await askMessages(roomId, { aroundSeq: messageSeq }).catch(() => null)
      if (!found) return false
      const [first] = found.items
      const [oldest] = get().messages
      const isFurther = first && (!oldest || first.messageSeq < oldest.messageSeq)
      const isMore = first !== undefined && first.messageSeq > get().room.firstVisibleSeq
      take(takeHistory(get(), found.items, isFurther ? isMore : undefined))
      return isThere()
    },
  }
}

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => setTimeout(resolve, milliseconds))
