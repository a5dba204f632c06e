import type { Kysely } from 'kysely'
import type { DB } from '../../db/schema.ts'

/** A user's membership of one room. */
export interface Membership {
  roomId: number
  productSeq: number
  /** The member's own store, and the other's. */
  storeSeq: number
  otherStoreSeq: number
  buyerStoreSeq: number
  sellerStoreSeq: number
  role: 'BUYER' | 'SELLER'
  /** The first message that was not left behind. */
  visibleFromSeq: number
  lastReadSeq: number
  unreadCount: number
  messageCount: number
  changeCount: number
}

/** @returns null where there is no such room, or it belongs to other users */
export async function findMembership(
  db: Kysely<DB>,
  userSeq: number,
  roomId: number,
): Promise<Membership | null> {
  const row = await db
    .selectFrom('chat_room as room')
    .innerJoin('chat_member as me', 'me.room_id', 'room.room_id')
    .innerJoin('store', 'store.store_seq', 'me.store_seq')
    .selectAll('room')
    .select(['me.store_seq', 'me.role', 'me.visible_from_seq', 'me.last_read_seq'])
    .select('me.unread_count')
    .where('room.room_id', '=', roomId)
    .where('store.user_seq', '=', userSeq)
    .executeTakeFirst()
  if (!row) return null
  const { buyer_store_seq: buyerStoreSeq, seller_store_seq: sellerStoreSeq } = row
  return {
    roomId,
    productSeq: row.product_seq,
    storeSeq: row.store_seq,
    otherStoreSeq: row.role === 'BUYER' ? sellerStoreSeq : buyerStoreSeq,
    buyerStoreSeq,
    sellerStoreSeq,
    role: row.role,
    visibleFromSeq: row.visible_from_seq,
    lastReadSeq: row.last_read_seq,
    unreadCount: row.unread_count,
    messageCount: row.message_count,
    changeCount: row.change_count,
  }
}
