import { type Kysely, sql } from 'kysely'
import type { DB } from '#backend/db/schema.ts'
import { shownReadMark } from '../rooms/shown-read-mark.ts'
import type { RoomPosition } from './room-feed.ts'

/** Rooms of one store that are read when it connects; older ones are followed when they change. */
const ROOMS_LOADED = 1_000

interface PositionRow {
  room_id: number
  product_seq: number
  buyer_store_seq: number
  seller_store_seq: number
  message_count: number
  change_count: number
  changed_at: Date
  buyer_read_seq: number
  seller_read_seq: number
  is_young: boolean
}

/** The states of the rooms in a store's list. */
export async function positionsOfStore(db: Kysely<DB>, storeSeq: number): Promise<RoomPosition[]> {
  const rows = await selectPositions(
    db,
    sql`select member.room_id from chat_member member
      where member.store_seq = ${storeSeq} and member.left_at is null
      order by member.last_message_at desc limit ${ROOMS_LOADED}`,
    null,
  )
  return rows.map(positionOf)
}

/** One room; undefined where there is none. */
export async function positionOfRoom(
  db: Kysely<DB>,
  roomId: number,
): Promise<RoomPosition | undefined> {
  const [row] = await selectPositions(db, sql`select ${roomId}::bigint`, null)
  return row && positionOf(row)
}

/** Rooms that changed at a time or after it; those that were opened after `opened` are marked as young. */
export async function roomsChangedAfter(
  db: Kysely<DB>,
  { after, opened, limit }: { after: Date; opened: Date; limit: number },
): Promise<{ position: RoomPosition; isYoung: boolean }[]> {
  const rows = await selectPositions(
    db,
    sql`select changed.room_id from chat_room changed
      where changed.changed_at >= ${after}
        and changed.changed_step >= date_bin('30 seconds', ${after}::timestamptz, timestamptz '2000-01-01 00:00:00Z')
      order by changed.changed_step, changed.changed_at limit ${limit}`,
    opened,
  )
  return rows.map((row) => ({ position: positionOf(row), isYoung: row.is_young }))
}

async function selectPositions(
  db: Kysely<DB>,
  roomIds: ReturnType<typeof sql>,
  young: Date | null,
): Promise<readonly PositionRow[]> {
  const { rows } = await sql<PositionRow>`
    select room.room_id, room.product_seq, room.buyer_store_seq, room.seller_store_seq,
      room.message_count, room.change_count, room.changed_at,
      ${shownReadMark('buyer').seq} as buyer_read_seq, ${shownReadMark('seller').seq} as seller_read_seq,
      coalesce(room.created_at > ${young}::timestamptz, false) as is_young
    from chat_room room
    join chat_member buyer on buyer.room_id = room.room_id and buyer.role = 'BUYER'
    join chat_member seller on seller.room_id = room.room_id and seller.role = 'SELLER'
    where room.room_id in (${roomIds})
    order by room.changed_at
  `.execute(db)
  return rows
}

function positionOf(row: PositionRow): RoomPosition {
  const { buyer_store_seq: buyer, seller_store_seq: seller } = row
  return {
    roomId: row.room_id,
    productSeq: row.product_seq,
    storeSeqs: [buyer, seller],
    changeSeq: row.change_count,
    messageSeq: row.message_count,
    reads: new Map([
      [buyer, row.buyer_read_seq],
      [seller, row.seller_read_seq],
    ]),
    changedAt: row.changed_at.getTime(),
  }
}
