import { sql, type Transaction } from 'kysely'
import type { DB } from '#backend/db/schema.ts'
import type { TextDraft } from '#backend/operation/message-writer.ts'
import type { Guard } from '#contracts/chat.ts'
import {
  mayContinuePrevious,
  moderateSequence,
  SEQUENCE_MESSAGES,
  SEQUENCE_MILLISECONDS,
} from './moderate-sequence.ts'

/** A draft with its room and its sender. */
export interface PlacedDraft {
  room: { roomId: number }
  sender: { storeSeq: number }
  draft: TextDraft
}

/**
 * Moderates drafts together with the previous messages of their senders, from any instance: their rooms are locked, so no
 * other message comes between. Queries the database only where a draft may continue something, once for the batch.
 * @returns a function to call for each draft in order: it returns the draft to be stored
 */
export async function moderateWithPrevious(
  trx: Transaction<DB>,
  places: readonly (PlacedDraft | null)[],
  now: Date,
): Promise<(place: PlacedDraft) => TextDraft> {
  const continuing = new Set<PlacedDraft>()
  for (const place of places)
    if (place && mayContinuePrevious(place.draft.message)) continuing.add(place)
  if (continuing.size === 0) return ({ draft }) => draft
  const texts = await previousTexts(trx, [...continuing], now)
  return (place) => {
    const { draft } = place
    const before = texts.get(keyOf(place))
    if (!before) return draft
    const moderated = continuing.has(place) ? moderateSequence(draft.message, before) : null
    before.push(moderated?.text ?? draft.message)
    return moderated
      ? { ...draft, message: moderated.text, guard: joined(draft.guard, moderated.guard) }
      : draft
  }
}

const keyOf = ({ room, sender }: Pick<PlacedDraft, 'room' | 'sender'>) =>
  `${room.roomId}/${sender.storeSeq}`

const joined = (one: Guard | null, other: Guard): Guard => ({
  level: other.level,
  reasons: [...new Set([...other.reasons, ...(one?.reasons ?? [])])],
})

/** The recent messages of these senders in these rooms, the oldest first. */
async function previousTexts(
  trx: Transaction<DB>,
  places: readonly PlacedDraft[],
  now: Date,
): Promise<Map<string, string[]>> {
  const texts = new Map(places.map((place): [string, string[]] => [keyOf(place), []]))
  const pairs = [...new Map(places.map((place) => [keyOf(place), place])).values()]
  const since = new Date(now.getTime() - SEQUENCE_MILLISECONDS)
  const { rows } = await sql<{ room_id: number; store_seq: number; message: string }>`
    select d.room_id, d.store_seq, m.message from unnest(
      ${pairs.map(({ room }) => room.roomId)}::bigint[],
      ${pairs.map(({ sender }) => sender.storeSeq)}::bigint[]
    ) as d (room_id, store_seq)
    -- The newest of the room first, then those of the sender: few are read, however long the sender has been silent.
    cross join lateral (
      select * from chat_message where room_id = d.room_id
      order by message_seq desc limit ${SEQUENCE_MESSAGES}
    ) m
    where m.sender_store_seq = d.store_seq and m.message_type = 'textMessage'
      and m.created_at > ${since}::timestamptz
    order by m.message_seq`.execute(trx)
  for (const { room_id, store_seq, message } of rows)
    texts.get(`${room_id}/${store_seq}`)?.push(message)
  return texts
}
