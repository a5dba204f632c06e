import type { QueuePlace } from '#contracts/product-queue.ts'
import { heldSince } from '../chat/offers/held-price.ts'
import type { HostContext, Viewer } from '../operation/context.ts'
import { queuePlaceOf } from '../product-queue/queue-place-of.ts'

/** The viewer's relation to a product; nothing for an unknown one. */
export async function getMine(
  { kysely, now }: Pick<HostContext, 'kysely' | 'now'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  productSeq: number,
): Promise<{
  isFavorite: boolean
  isOwn: boolean
  isPossessionAsked: boolean
  offerPrice: number | null
  queue: QueuePlace | null
  turnUntil: string | null
}> {
  const place = queuePlaceOf(kysely, { productSeq, userSeq })
  const relations = kysely
    .selectNoFrom((select) => [
      select
        .exists(
          kysely
            .selectFrom('product_favorite')
            .select('product_seq')
            .where('user_seq', '=', userSeq)
            .where('product_seq', '=', productSeq),
        )
        .as('is_favorite'),
      select
        .exists(
          kysely
            .selectFrom('product')
            .innerJoin('store', 'store.store_seq', 'product.store_seq')
            .select('product_seq')
            .where('product_seq', '=', productSeq)
            .where('store.user_seq', '=', userSeq),
        )
        .as('is_own'),
      select
        .exists(
          kysely
            .selectFrom('possession_check as request')
            .innerJoin('product', 'product.product_seq', 'request.product_seq')
            .innerJoin('store', 'store.store_seq', 'product.store_seq')
            .select('request.check_seq')
            .where('request.product_seq', '=', productSeq)
            .where('request.state', '=', 'OPEN')
            .where('request.expires_at', '>', now())
            .where('store.user_seq', '=', userSeq),
        )
        .as('is_asked'),
      kysely
        .selectFrom('chat_offer')
        .innerJoin('chat_room', 'chat_room.room_id', 'chat_offer.room_id')
        .innerJoin('store', 'store.store_seq', 'chat_room.buyer_store_seq')
        .select('chat_offer.price')
        .where('chat_room.product_seq', '=', productSeq)
        .where('store.user_seq', '=', userSeq)
        .where('chat_offer.state', '=', 'ACCEPTED')
        .where('chat_offer.answered_at', '>', heldSince(now()))
        .orderBy('chat_offer.offer_seq', 'desc')
        .limit(1)
        .as('offer_price'),
      kysely
        .selectFrom('pay_request')
        .innerJoin('chat_room', 'chat_room.room_id', 'pay_request.room_id')
        .innerJoin('store', 'store.store_seq', 'chat_room.buyer_store_seq')
        .select('pay_request.price')
        .where('chat_room.product_seq', '=', productSeq)
        .where('store.user_seq', '=', userSeq)
        .where('pay_request.state', '=', 'OPEN')
        .where('pay_request.expires_at', '>', now())
        .limit(1)
        .as('requested_price'),
      kysely
        .selectFrom('product_queue as turn')
        .innerJoin('product', 'product.product_seq', 'turn.product_seq')
        .innerJoin('store', 'store.store_seq', 'product.store_seq')
        .select('turn.offer_until')
        .where('turn.product_seq', '=', productSeq)
        .where('turn.state', '=', 'OFFERED')
        .where('store.user_seq', '=', userSeq)
        .as('turn_until'),
    ])
    .executeTakeFirstOrThrow()
  const [row, queue] = await Promise.all([relations, place])
  return {
    isFavorite: Boolean(row.is_favorite),
    isOwn: Boolean(row.is_own),
    isPossessionAsked: Boolean(row.is_asked),
    offerPrice: row.requested_price ?? row.offer_price,
    queue,
    turnUntil: row.turn_until?.toISOString() ?? null,
  }
}
