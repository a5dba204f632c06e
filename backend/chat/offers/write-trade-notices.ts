import { sql, type Transaction } from 'kysely'
import type { RoomSignal } from '#backend/operation/chat-signals.ts'
import { DAY_MS } from '#contracts/durations.ts'
import type { TradeState } from '#contracts/product.ts'
import type { DB } from '../../db/schema.ts'
import { reachable } from '../rooms/can-reach.ts'

/** Rooms without a message in this time are not notified. */
const RECENT_DAYS = 30
/** The newest rooms only; no seller has more buyers for one product. */
const MAX_ROOMS = 500

const NOTICES: Record<'SELLER' | 'ORDER', Record<TradeState, string>> = {
  SELLER: {
    ON_SALE: '판매자가 상품을 판매중으로 바꿨어요',
    RESERVED: '판매자가 상품을 예약중으로 바꿨어요',
    SOLD: '판매자가 상품을 판매완료로 바꿨어요',
  },
  ORDER: {
    ON_SALE: '상품이 다시 판매중이에요',
    RESERVED: '상품이 예약중이에요',
    SOLD: '상품이 다른 분에게 팔렸어요',
  },
}

interface Change {
  productSeq: number
  tradeState: TradeState
  /** False omits the notices. */
  isAnnounced: boolean
  /** The buyer's store of the order that causes it: its own room tells of the order itself. */
  orderedBy?: number
  at: Date
}

interface Room {
  roomId: number
  buyerStoreSeq: number
  sellerStoreSeq: number
  isNotified: boolean
}

/**
 * Writes a product's new state into its rooms, all at once, within the transaction that set it and has locked the
 * product: open offers are closed when it is no longer for sale, and recent rooms get a notice, except those that the
 * buyer left and those whose members cannot reach each other.
 * @returns the signals to send after the commit
 */
export async function writeTradeNotices(
  trx: Transaction<DB>,
  change: Change,
): Promise<RoomSignal[]> {
  const rooms = await lockRooms(trx, change)
  const closed = change.tradeState === 'ON_SALE' ? new Set() : await closeOffers(trx, rooms, change)
  const notified = rooms.filter(({ isNotified }) => isNotified)
  if (notified.length > 0) await writeNotices(trx, notified, change)
  return rooms
    .filter(({ roomId, isNotified }) => isNotified || closed.has(roomId))
    .map(({ roomId, buyerStoreSeq, sellerStoreSeq }) => ({
      roomId,
      storeSeqs: [buyerStoreSeq, sellerStoreSeq],
    }))
}

async function lockRooms(
  trx: Transaction<DB>,
  { productSeq, isAnnounced, orderedBy, at }: Change,
): Promise<Room[]> {
  const recent = new Date(at.getTime() - RECENT_DAYS * DAY_MS)
  const { rows } = await sql<Room>`
    with recent as (
      select room.room_id
      from chat_room room
      join chat_member buyer on buyer.room_id = room.room_id and buyer.role = 'BUYER'
      where room.product_seq = ${productSeq} and room.last_message_at >= ${recent}
        and buyer.left_at is null and ${isAnnounced}::boolean
        and room.buyer_store_seq is distinct from ${orderedBy ?? null}::bigint
        and ${reachable(sql`room.buyer_store_seq`, sql`room.seller_store_seq`)}
      order by room.last_message_at desc, room.room_id desc
      limit ${MAX_ROOMS}
    )
    select room_id as "roomId", buyer_store_seq as "buyerStoreSeq",
      seller_store_seq as "sellerStoreSeq", room_id in (select room_id from recent) as "isNotified"
    from chat_room
    where product_seq = ${productSeq} and (
      room_id in (select room_id from recent)
      or buyer_store_seq = ${orderedBy ?? null}::bigint
      or exists (
        select from chat_offer where chat_offer.room_id = chat_room.room_id and state = 'OPEN'
      )
    )
    order by room_id
    for no key update`.execute(trx)
  return rows
}

/** @returns the rooms whose offer was closed */
async function closeOffers(
  trx: Transaction<DB>,
  rooms: readonly Room[],
  { at }: { at: Date },
): Promise<Set<number>> {
  const { rows } = await sql<{ room_id: number }>`
    with closed as (
      update chat_offer set state = 'SUPERSEDED', answered_at = ${at}
      where state = 'OPEN' and room_id = any(${rooms.map(({ roomId }) => roomId)}::bigint[])
      returning room_id, message_seq
    ),
    counted as (
      update chat_room set change_count = change_count + 1, changed_at = ${at}
      where room_id in (select room_id from closed)
      returning room_id, change_count
    )
    update chat_message set change_seq = counted.change_count
    from closed join counted on counted.room_id = closed.room_id
    where chat_message.room_id = closed.room_id and chat_message.message_seq = closed.message_seq
    returning chat_message.room_id`.execute(trx)
  return new Set(rows.map((row) => row.room_id))
}

/** As `appendMessage` does for one room, but the room does not return to the list of a member who left it. */
async function writeNotices(
  trx: Transaction<DB>,
  rooms: readonly Room[],
  { tradeState, orderedBy, at }: Change,
): Promise<void> {
  await sql`
    with counted as (
      update chat_room set message_count = message_count + 1, change_count = change_count + 1,
        last_message_at = ${at}, changed_at = ${at}
      where room_id = any(${rooms.map(({ roomId }) => roomId)}::bigint[])
      returning room_id, message_count, change_count, seller_store_seq
    ),
    written as (
      insert into chat_message (room_id, message_seq, change_seq, client_message_id,
        sender_store_seq, message_type, message, content, created_at)
      select room_id, message_count, change_count, null, seller_store_seq, 'noticeMessage',
        ${NOTICES[orderedBy === undefined ? 'SELLER' : 'ORDER'][tradeState]}, ${JSON.stringify({ notice: 'TRADE_STATE_CHANGED' })}::jsonb, ${at}::timestamptz
      from counted
    )
    update chat_member member set last_message_at = ${at},
      unread_count = unread_count + (member.store_seq <> counted.seller_store_seq)::int
    from counted
    where member.room_id = counted.room_id`.execute(trx)
}
