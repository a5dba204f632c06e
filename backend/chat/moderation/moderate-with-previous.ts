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

/** A draft in the room where it goes, with who sends it. */
export interface PlacedDraft {
  room: { roomId: number }
  sender: { storeSeq: number }
  draft: TextDraft
}

/**
 * Judges drafts together with what their senders wrote just before, on any instance: their rooms are held already, so
 * nothing comes between. Asks the database only where a draft looks like the rest of something, once for the batch.
 * @returns to be called for each draft in their order: the draft as it is to be stored
 */
export async function moderateWithPrevious(
  trx: Transaction<DB>,
  places: readonly (PlacedDraft | null)[],
  now: Date,
): Promise<(place: PlacedDraft) => TextDraft> {
  const asking = new Set<PlacedDraft>()
  for (const place of places)
    if (place && mayContinuePrevious(place.draft.message)) asking.add(place)
  if (asking.size === 0) return ({ draft }) => draft
  const said = await saidBefore(trx, [...asking], now)
  return (place) => {
    const { draft } = place
    const before = said.get(keyOf(place))
    if (!before) return draft
    const judged = asking.has(place) ? moderateSequence(draft.message, before) : null
    before.push(judged?.text ?? draft.message)
    return judged
      ? { ...draft, message: judged.text, guard: joined(draft.guard, judged.guard) }
      : draft
  }
}

const keyOf = ({ room, sender }: Pick<PlacedDraft, 'room' | 'sender'>) =>
  `${room.roomId}/${sender.storeSeq}`

const joined = (one: Guard | null, other: Guard): Guard => ({
  level: other.level,
  reasons: [...new Set([...other.reasons, ...(one?.reasons ?? [])])],
})

/** What these senders wrote lately in these rooms, the oldest first. */
async function saidBefore(
  trx: Transaction<DB>,
  places: readonly PlacedDraft[],
  now: Date,
): Promise<Map<string, string[]>> {
  const said = new Map(places.map((place): [string, string[]] => [keyOf(place), []]))
  const pairs = [...new Map(places.map((place) => [keyOf(place), place])).values()]
  const since = new Date(now.getTime() - SEQUENCE_MILLISECONDS)
  const { rows } = await sql<{ room_id: number; store_seq: number; message: string }>`
    select d.room_id, d.store_seq, m.message from unnest(
      ${pairs.map(({ room }) => room.roomId)}::bigint[],
      ${pairs.map(({ sender }) => sender.storeSeq)}::bigint[]
    ) as d (room_id, store_seq)
    -- The newest of the room first, then those of the sender: however long somebody has kept silent, few are read.
    cross join lateral (
      select * from chat_message where room_id = d.room_id
      order by message_seq desc limit ${SEQUENCE_MESSAGES}
    ) m
    where m.sender_store_seq = d.store_seq and m.message_type = 'textMessage'
      and m.created_at > ${since}::timestamptz
    order by m.message_seq`.execute(trx)
  for (const { room_id, store_seq, message } of rows)
    said.get(`${room_id}/${store_seq}`)?.push(message)
  return said
}
