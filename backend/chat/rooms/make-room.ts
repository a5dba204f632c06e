import type { Transaction } from 'kysely'
import type { DB } from '../../db/schema.ts'

interface NewRoom {
  productSeq: number
  /** The buyer's store. */
  storeSeq: number
  sellerStoreSeq: number
  /** Who opens it. */
  userSeq: number
  now: Date
}

/**
 * Makes the room of a buyer and a product that the transaction has locked, or finds the one that another call has made:
 * whatever concerns a product and its rooms locks them in this order.
 */
export async function makeRoom(
  trx: Transaction<DB>,
  { productSeq, storeSeq, sellerStoreSeq, userSeq, now }: NewRoom,
): Promise<number> {
  const made = await trx
    .insertInto('chat_room')
    .values({
      product_seq: productSeq,
      buyer_store_seq: storeSeq,
      seller_store_seq: sellerStoreSeq,
      opened_by: userSeq,
      last_message_at: now,
      changed_at: now,
      created_at: now,
    })
    .onConflict((conflict) => conflict.doNothing())
    .returning('room_id')
    .executeTakeFirst()
  if (!made) return roomOf(trx, productSeq, storeSeq)
  const { room_id: roomId } = made
  await trx
    .updateTable('product')
    .set((product) => ({ chat_count: product('chat_count', '+', 1) }))
    .where('product_seq', '=', productSeq)
    .execute()
  const member = { room_id: roomId, last_message_at: now }
  await trx
    .insertInto('chat_member')
    .values([
      { ...member, store_seq: storeSeq, role: 'BUYER' },
      // Outside the seller's list until the first message.
      { ...member, store_seq: sellerStoreSeq, role: 'SELLER', left_at: now },
    ])
    .execute()
  return roomId
}

async function roomOf(trx: Transaction<DB>, productSeq: number, storeSeq: number): Promise<number> {
  const roomId = await roomOfBuyer(trx, productSeq, storeSeq)
  if (roomId === null) throw new Error('a room is neither made nor found')
  return roomId
}

/** The room of a buyer and a product. */
export async function roomOfBuyer(
  trx: Transaction<DB>,
  productSeq: number,
  storeSeq: number,
): Promise<number | null> {
  const room = await trx
    .selectFrom('chat_room')
    .select('room_id')
    .where('product_seq', '=', productSeq)
    .where('buyer_store_seq', '=', storeSeq)
    .executeTakeFirst()
  return room?.room_id ?? null
}
