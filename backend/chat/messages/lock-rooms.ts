import { sql, type Transaction } from 'kysely'
import { preparedOnce } from '#backend/db/prepared-statement.ts'
import { vacationOfRow } from '#backend/stores/vacation-of-row.ts'
import type { UserStatus } from '#contracts/account.ts'
import type { Vacation } from '#contracts/vacation.ts'
import { isBlockedBetween } from '../../db/blocked-between.ts'
import type { DB, StoreStatus } from '../../db/schema.ts'

export interface RoomMember {
  storeSeq: number
  userSeq: number
  name: string
  userStatus: UserStatus
}

/** A room that is locked until the transaction ends; the counters are raised as messages are numbered. */
export interface LockedRoom {
  roomId: number
  messageCount: number
  changeCount: number
  /** The buyer's, then the seller's. */
  storeSeqs: readonly [number, number]
  members: readonly [RoomMember, RoomMember]
  /** Of the seller: days of Korea. */
  sellerVacation: Vacation | null
  /** Neither has blocked the other, both stores are open and both accounts are active. */
  isReachable: boolean
}

interface StoredRoomRow {
  room_id: number
  message_count: number
  change_count: number
  buyer_store_seq: number
  seller_store_seq: number
  buyer_user_seq: number
  buyer_name: string
  buyer_user_status: UserStatus
  buyer_store_status: StoreStatus
  seller_user_seq: number
  seller_name: string
  seller_user_status: UserStatus
  seller_store_status: StoreStatus
  vacation_from: string | null
  vacation_until: string | null
  vacation_note: string
  is_blocked: boolean
}

/** Locks these rooms, in the order of their ids, and returns whether their members may write. One statement. */
export async function lockRooms(
  trx: Transaction<DB>,
  roomIds: readonly number[],
  now: Date,
): Promise<Map<number, LockedRoom>> {
  const { rows } = await sql<StoredRoomRow>`${preparedOnce}
    select room.room_id, room.message_count, room.change_count,
      room.buyer_store_seq, room.seller_store_seq,
      buyer.user_seq as buyer_user_seq, buyer.name as buyer_name, buyer.status as buyer_store_status,
      buyer_user.status as buyer_user_status,
      seller.user_seq as seller_user_seq, seller.name as seller_name, seller.status as seller_store_status,
      seller_user.status as seller_user_status,
      seller.vacation_from, seller.vacation_until, seller.vacation_note,
      ${isBlockedBetween(sql`room.buyer_store_seq`, sql`room.seller_store_seq`)} as is_blocked
    from chat_room room
    join store buyer on buyer.store_seq = room.buyer_store_seq
    join users buyer_user on buyer_user.user_seq = buyer.user_seq
    join store seller on seller.store_seq = room.seller_store_seq
    join users seller_user on seller_user.user_seq = seller.user_seq
    where room.room_id = any(${roomIds}::bigint[])
    order by room.room_id
    for no key update of room`.execute(trx)
  return new Map(rows.map((row) => [row.room_id, lockedRoomOf(row, now)]))
}

function lockedRoomOf(row: StoredRoomRow, now: Date): LockedRoom {
  const buyer = {
    storeSeq: row.buyer_store_seq,
    userSeq: row.buyer_user_seq,
    name: row.buyer_name,
    userStatus: row.buyer_user_status,
  }
  const seller = {
    storeSeq: row.seller_store_seq,
    userSeq: row.seller_user_seq,
    name: row.seller_name,
    userStatus: row.seller_user_status,
  }
  const areOpen = row.buyer_store_status === 'ACTIVE' && row.seller_store_status === 'ACTIVE'
  const areUsers = row.buyer_user_status === 'USER' && row.seller_user_status === 'USER'
  return {
    roomId: row.room_id,
    messageCount: row.message_count,
    changeCount: row.change_count,
    storeSeqs: [buyer.storeSeq, seller.storeSeq],
    members: [buyer, seller],
    sellerVacation: vacationOfRow(row, now),
    isReachable: areOpen && areUsers && !row.is_blocked,
  }
}
