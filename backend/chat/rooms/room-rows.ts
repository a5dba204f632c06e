import { type Kysely, type RawBuilder, sql } from 'kysely'
import { imageOf } from '#backend/media/image-columns.ts'
import type { UserStatus } from '#contracts/account.ts'
import { type MessageType, ROOM_TYPE } from '#contracts/chat-constants.ts'
import type { RoomSummary } from '#contracts/edge.ts'
import type { DB, StoreStatus } from '../../db/schema.ts'
import { loadChatProducts } from './load-chat-product.ts'
import { nickNameOf } from './nick-name.ts'
import { shownReadMark } from './shown-read-mark.ts'

/** A room from the side of one member, with the other member and the last message. */
export interface StoredRoomRow {
  room_id: number
  product_seq: number
  message_count: number
  change_count: number
  store_seq: number
  role: 'BUYER' | 'SELLER'
  last_read_seq: number
  unread_count: number
  visible_from_seq: number
  muted_at: Date | null
  pinned_at: Date | null
  last_message_at: Date
  other_store_seq: number
  /** As far as the member may see it. */
  other_last_read_seq: number
  other_last_read_at: Date | null
  other_left_at: Date | null
  name: string
  user_status: UserStatus
  store_status: StoreStatus
  trust_score: number
  identity_verified: boolean
  response_minutes: number | null
  safe_trade_count: number
  joined_at: Date
  media_key: string | null
  width: number | null
  height: number | null
  color: string | null
  message: string | null
  message_type: MessageType | null
  message_at: Date | null
}

/** The rooms of a user that `rest` (conditions, order, limit) selects; it may name `me`, `room`, `other` and `store`. */
export async function selectRoomRows(
  db: Kysely<DB>,
  userSeq: number,
  rest: RawBuilder<unknown>,
): Promise<StoredRoomRow[]> {
  const shown = shownReadMark('other')
  const { rows } = await sql<StoredRoomRow>`
    select room.room_id, room.product_seq, room.message_count, room.change_count,
      me.store_seq, me.role, me.last_read_seq, me.unread_count, me.visible_from_seq,
      me.muted_at, me.pinned_at, me.last_message_at,
      other.store_seq as other_store_seq, ${shown.seq} as other_last_read_seq,
      ${shown.at} as other_last_read_at, other.left_at as other_left_at,
      store.name, store.status as store_status, users.status as user_status,
      store.trust_score, store.identity_verified, store.response_minutes, store.safe_trade_count,
      store.created_at as joined_at, media.media_key, media.width, media.height, media.color,
      last_message.message, last_message.message_type, last_message.created_at as message_at
    from chat_member me
    join chat_room room on room.room_id = me.room_id
    join chat_member other on other.room_id = me.room_id and other.store_seq <> me.store_seq
    join store on store.store_seq = other.store_seq
    join users on users.user_seq = store.user_seq
    left join media on media.media_key = store.media_key
    left join chat_message last_message on last_message.room_id = room.room_id
      and last_message.message_seq = room.message_count and last_message.message_seq >= me.visible_from_seq
    where me.store_seq = (select own.store_seq from store own where own.user_seq = ${userSeq})
      ${rest}`.execute(db)
  return rows
}

/** The rooms as entries of a list, in the order of the rows. */
export async function toSummaries(
  db: Kysely<DB>,
  rows: readonly StoredRoomRow[],
): Promise<RoomSummary[]> {
  const products = await loadChatProducts(
    db,
    rows.map((row) => row.product_seq),
  )
  return rows.flatMap((row) => {
    const product = products.get(row.product_seq)
    return product ? [{ ...summaryOf(row), product }] : []
  })
}

function summaryOf(row: StoredRoomRow): Omit<RoomSummary, 'product'> {
  return {
    roomId: row.room_id,
    roomType: ROOM_TYPE,
    storeSeq: row.store_seq,
    otherStoreSeq: row.other_store_seq,
    other: {
      storeSeq: row.other_store_seq,
      nickName: nickNameOf(row),
      image: imageOf(row),
      isActive: row.store_status === 'ACTIVE' && row.user_status === 'USER',
    },
    lastMessage: lastMessageOf(row),
    lastMessageAt: row.last_message_at.toISOString(),
    unreadMessageCount: row.unread_count,
    isMuted: row.muted_at !== null,
    isPinned: row.pinned_at !== null,
  }
}

function lastMessageOf(row: StoredRoomRow): RoomSummary['lastMessage'] {
  const { message, message_type: messageType, message_at: at } = row
  if (message === null || messageType === null || at === null) return null
  return { message, messageType, messageSeq: row.message_count, createdAt: at.toISOString() }
}
