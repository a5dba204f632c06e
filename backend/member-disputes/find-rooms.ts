import { type Kysely, sql } from 'kysely'
import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { type Refusal, refuse } from '#backend/operation/refusal.ts'
import { goodsGroupOf } from '#contracts/dispute-standard.ts'
import type { DisputableRoom } from '#contracts/member-dispute.ts'
import type { DB } from '../db/schema.ts'
import { topCategory } from '../orders/cases/standard-facts.ts'

/** Rooms that the form offers. */
const MOST_ROOMS = 50

const hasWritten = (store: 'buyer_store_seq' | 'seller_store_seq') => sql`exists (
  select from chat_message message
  where message.room_id = room.room_id and message.sender_store_seq = ${sql.ref(`room.${store}`)}
    and message.message_type <> 'noticeMessage')`

interface RoomRow {
  room_id: number
  product_seq: number
  title: string
  price: number
  category_seq: number
  role: 'BUYER' | 'SELLER'
  own_store_seq: number
  store_seq: number
  user_seq: number
  nick_name: string
  is_business: boolean
  last_message_at: Date
  order_seq: number | null
  dispute_seq: number | null
}

/** A member's rooms in which both have written: an exchange that there can be a dispute about. */
async function roomsOf(db: Kysely<DB>, userSeq: number, roomId?: number): Promise<RoomRow[]> {
  const { rows } = await sql<RoomRow>`
    select room.room_id, room.product_seq, product.title, product.price, product.category_seq,
      me.role, own.store_seq as own_store_seq,
      other.store_seq, other.user_seq, other.name as nick_name, seller.is_business,
      room.last_message_at,
      (select orders.order_seq from orders
        where orders.product_seq = room.product_seq
          and orders.buyer_store_seq = room.buyer_store_seq
          and orders.seller_store_seq = room.seller_store_seq
          and orders.state not in ('CANCELED', 'EXPIRED', 'REFUNDED')
          and exists (select from payment
            where payment.order_seq = orders.order_seq and payment.paid_at is not null)
        order by orders.order_seq desc limit 1) as order_seq,
      (select dispute.dispute_seq from member_dispute dispute
        where dispute.room_id = room.room_id
          and (dispute.closed_at is null or dispute.decided_at is not null)
        order by dispute.dispute_seq desc limit 1) as dispute_seq
    from store own
    join chat_member me on me.store_seq = own.store_seq
    join chat_room room on room.room_id = me.room_id
    join product on product.product_seq = room.product_seq
    join store seller on seller.store_seq = room.seller_store_seq
    join store other on other.store_seq = case me.role
      when 'BUYER' then room.seller_store_seq else room.buyer_store_seq end
    where own.user_seq = ${userSeq}
      and ${roomId === undefined ? sql`true` : sql`room.room_id = ${roomId}`}
      and ${hasWritten('buyer_store_seq')}
      and ${hasWritten('seller_store_seq')}
    order by me.last_message_at desc, room.room_id desc
    limit ${MOST_ROOMS}`.execute(db)
  return rows
}

const toRoom = (row: RoomRow): DisputableRoom => ({
  roomId: row.room_id,
  productSeq: row.product_seq,
  title: row.title,
  price: row.price,
  role: row.role,
  other: { storeSeq: row.store_seq, nickName: row.nick_name },
  lastMessageAt: row.last_message_at.toISOString(),
  orderSeq: row.order_seq,
  disputeSeq: row.dispute_seq,
})

/** One room with what the standard asks; null where it is not the member's, or the two have not talked. */
export async function findDisputableRoom(db: Kysely<DB>, userSeq: number, roomId: number) {
  const [row] = await roomsOf(db, userSeq, roomId)
  if (!row) return null
  return {
    ...toRoom(row),
    ownStoreSeq: row.own_store_seq,
    otherUserSeq: row.user_seq,
    goods: goodsGroupOf(await topCategory(db, row.category_seq), 'PARCEL'),
    isBusiness: row.is_business,
  }
}

/** The rooms that the form offers, the newest first. */
export async function listDisputableRooms(
  { kysely }: Pick<HostContext, 'kysely'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
): Promise<{ items: DisputableRoom[] }> {
  return { items: (await roomsOf(kysely, userSeq)).map(toRoom) }
}

/** One of them. */
export async function getDisputableRoom(
  { kysely }: Pick<HostContext, 'kysely'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  { roomId }: { roomId: number },
) {
  const room = await findDisputableRoom(kysely, userSeq, roomId)
  if (!room) return refuse('NOT_FOUND') satisfies Refusal<'NOT_FOUND'>
  const { ownStoreSeq: _own, otherUserSeq: _other, ...shown } = room
  return shown
}
