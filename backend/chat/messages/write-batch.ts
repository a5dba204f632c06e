import type { Transaction } from 'kysely'
import { moderateWithPrevious } from '#backend/moderation/moderate-with-previous.ts'
import type { TextDraft, WriteOutcome } from '#backend/operation/message-writer.ts'
import { refuse } from '#backend/operation/refusal.ts'
import type { ChatMessage } from '#contracts/chat.ts'
import { isOnVacation } from '#contracts/vacation.ts'
import type { DB } from '../../db/schema.ts'
import { findWritten, keyOf } from './find-written.ts'
import { insertBatch } from './insert-batch.ts'
import { type LockedRoom, lockRooms, type RoomMember } from './lock-rooms.ts'
import { toChatMessage } from './to-chat-message.ts'

/** The constraint that prevents storing a message twice under its client's id. */
export const DUPLICATE_CONSTRAINT = 'chat_message_client'

export interface BatchOutcome {
  written: WriteOutcome
  /** The two members of the room; none where there is no such room. */
  storeSeqs: readonly number[]
}

/**
 * Writes drafts in one transaction with a constant number of statements: locks their rooms, finds the ones written
 * before, numbers the rest in order and inserts them. Each client id of a message is stored once.
 * @param mayBeThere whether a message of this room may have been written before; if one was where this says no, the
 *   whole batch is refused by `DUPLICATE_CONSTRAINT`
 * @returns the outcome of each draft, in order
 */
export async function writeBatch(
  trx: Transaction<DB>,
  drafts: readonly TextDraft[],
  now: Date,
  mayBeThere: (roomId: number) => boolean = () => true,
): Promise<BatchOutcome[]> {
  const rooms = await lockRooms(trx, [...new Set(drafts.map(({ roomId }) => roomId))], now)
  const places = drafts.map((draft) => queuePlaceOf(rooms, draft))
  // Where nothing may be written any more, no insert would reveal that a draft had been written before.
  const sought = places.filter(
    (place) => place && (!place.room.isReachable || mayBeThere(place.room.roomId)),
  )
  const known = await findWritten(
    trx,
    sought.flatMap((place) => place ?? []),
    now,
  )
  const moderated = await moderateWithPrevious(trx, places, now)
  const fresh: ChatMessage[] = []
  const outcomes = places.map((place): BatchOutcome => {
    if (!place) return { written: refuse('NOT_FOUND'), storeSeqs: [] }
    const { room, sender, draft } = place
    const { storeSeqs } = room
    const key = keyOf(room.roomId, sender.storeSeq, draft.clientMessageId)
    const before = key === null ? undefined : known.get(key)
    if (before) return { written: { message: before, isNew: false }, storeSeqs }
    if (!room.isReachable) return { written: refuse('CANNOT_REACH'), storeSeqs }
    const message = number({ ...place, draft: moderated(place) }, now)
    fresh.push(message)
    if (key !== null) known.set(key, message)
    return { written: { message, isNew: true, isToAway: isToAway(place, now) }, storeSeqs }
  })
  if (fresh.length > 0) await insertBatch(trx, fresh, rooms, now)
  return outcomes
}

/** A draft with its room and its sender. */
interface Place {
  room: LockedRoom
  sender: RoomMember
  draft: TextDraft
}

/** @returns null where the room does not exist, or belongs to other users */
function queuePlaceOf(rooms: ReadonlyMap<number, LockedRoom>, draft: TextDraft): Place | null {
  const room = rooms.get(draft.roomId)
  const sender = room?.members.find(({ userSeq }) => userSeq === draft.userSeq)
  return room && sender ? { room, sender, draft } : null
}

/** Whether a buyer writes to a seller on vacation. */
function isToAway({ room, sender }: Place, now: Date): boolean {
  return sender === room.members[0] && isOnVacation(room.sellerVacation, now)
}

function number({ room, sender, draft }: Place, now: Date): ChatMessage {
  room.messageCount += 1
  room.changeCount += 1
  return toChatMessage(
    {
      room_id: room.roomId,
      message_seq: room.messageCount,
      change_seq: room.changeCount,
      client_message_id: draft.clientMessageId,
      sender_store_seq: sender.storeSeq,
      message_type: 'textMessage',
      message: draft.message,
      content: draft.guard ? { guard: draft.guard } : {},
      created_at: now,
      name: sender.name,
      user_status: 'USER',
    },
    null,
  )
}
