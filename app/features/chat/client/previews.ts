import type { ChatMessage } from '#contracts/chat.ts'
import { isIncomingFor, type NoticeKind } from '#contracts/chat-constants.ts'
import type { Room } from '#contracts/edge.ts'

/** Several messages that follow each other are one preview: that of the last. */
const SETTLES = 400
const LONGEST = 120
/** What is not shown to a member who is on another page. */
const QUIET: readonly (NoticeKind | null)[] = ['ROOM_OPENED', 'LEFT', 'VACATION']

export interface Preview {
  roomId: number
  name: string
  image: Room['other']['image']
  text: string
}

type RoomFacts = Pick<Room, 'storeSeq' | 'other' | 'isMuted' | 'isBlockedByMe' | 'lastReadSeq'>

export interface PreviewDeps {
  /** Whether the user looks at this page, and not at the room. */
  isElsewhere: (roomId: number) => boolean
  askRoom: (roomId: number) => Promise<RoomFacts>
  show: (preview: Preview) => void
  hide: (roomId: number) => void
}

/** Shows messages of rooms that are not on the screen, except of silent rooms and blocked members. */
export function createPreviews({ isElsewhere, askRoom, show, hide }: PreviewDeps) {
  const waiting = new Map<number, ReturnType<typeof setTimeout>>()
  const shown = new Set<number>()
  let isStopped = false

  async function ask(message: ChatMessage): Promise<void> {
    const { roomId, messageSeq } = message
    waiting.delete(roomId)
    const room = await askRoom(roomId).catch(() => null)
    if (!room || isStopped || !isElsewhere(roomId)) return
    // Here the newer one is about to be shown.
    if (waiting.has(roomId)) return
    const isRead = room.lastReadSeq >= messageSeq
    if (room.isMuted || room.isBlockedByMe || isRead || !isIncomingFor(room.storeSeq, message))
      return
    const { nickName: name, image } = room.other
    shown.add(roomId)
    show({ roomId, name, image, text: shortened(message.message) })
  }

  function hideShown(roomId: number): void {
    if (shown.delete(roomId)) hide(roomId)
  }

  return {
    /** A message has come. @param ownStoreSeq where it is known: one's own messages come back from other devices */
    take(message: ChatMessage, ownStoreSeq: number | undefined): void {
      const { roomId, notice } = message
      const isOwn = ownStoreSeq !== undefined && !isIncomingFor(ownStoreSeq, message)
      if (isOwn || QUIET.includes(notice) || !isElsewhere(roomId)) return
      clearTimeout(waiting.get(roomId))
      waiting.set(
        roomId,
        setTimeout(() => void ask(message), SETTLES),
      )
    },
    /** The room has been read, here or elsewhere. */
    read: hideShown,
    stop(): void {
      isStopped = true
      for (const timer of waiting.values()) clearTimeout(timer)
      waiting.clear()
      for (const roomId of shown) hideShown(roomId)
    },
  }
}

/** One paragraph, not cut within a character. */
function shortened(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ').trim()
  const letters = [...line]
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('')}…` : line
}
