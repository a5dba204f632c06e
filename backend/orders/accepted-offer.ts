import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.ts'

/** The room of a buyer and a product, and the accepted offer whose price holds there. */
export async function acceptedOffer(
  db: Kysely<DB>,
  { buyerStoreSeq, productSeq }: { buyerStoreSeq: number; productSeq: number },
): Promise<{ roomId: number | null; offerSeq: number | null; price: number | null }> {
  const room = await db
    .selectFrom('chat_room')
    .leftJoin('chat_offer', (join) =>
      join
        .onRef('chat_offer.room_id', '=', 'chat_room.room_id')
        .on('chat_offer.state', '=', 'ACCEPTED'),
    )
    .select(['chat_room.room_id', 'chat_offer.offer_seq', 'chat_offer.price'])
    .where('chat_room.buyer_store_seq', '=', buyerStoreSeq)
    .where('chat_room.product_seq', '=', productSeq)
    .orderBy('chat_offer.offer_seq', (order) => order.desc().nullsLast())
    .limit(1)
    .executeTakeFirst()
  return {
    roomId: room?.room_id ?? null,
    offerSeq: room?.offer_seq ?? null,
    price: room?.price ?? null,
  }
}
