import { type Expression, type Kysely, sql } from 'kysely'
import { HOUR_MS } from '#contracts/durations.ts'
import { ACCEPTED_PRICE_HOURS } from '#contracts/pay-request-states.ts'
import type { DB } from '../../db/schema.ts'

interface HeldPrice {
  /** The room of the buyer and the product. */
  roomId: number | null
  /** The accepted offer, or the open request, whose price holds; both null where none does. */
  offerSeq: number | null
  requestSeq: number | null
  price: number | null
  until: Date | null
}

/**
 * The price that a product has for one buyer, whatever the listing says since: that of the seller's open request to pay,
 * else that of the offer that was accepted last, for a time.
 */
export async function heldPrice(
  db: Kysely<DB>,
  { buyerStoreSeq, productSeq, now }: { buyerStoreSeq: number; productSeq: number; now: Date },
): Promise<HeldPrice> {
  const held = heldRoom(db, { buyerStoreSeq, productSeq, now, since: heldSince(now) })
  return heldOf(await held.executeTakeFirst())
}

/**
 * The room of a buyer and a product with what may hold a price there, for a part of a larger query.
 * @param since heldSince(now)
 */
export function heldRoom(
  db: Kysely<DB>,
  {
    buyerStoreSeq,
    productSeq,
    now,
    since,
  }: { buyerStoreSeq: number | Expression<number>; productSeq: number; now: Date; since: Date },
) {
  return db
    .selectFrom('chat_room')
    .leftJoin('pay_request as request', (join) =>
      join
        .onRef('request.room_id', '=', 'chat_room.room_id')
        .on('request.state', '=', 'OPEN')
        .on('request.expires_at', '>', now),
    )
    .leftJoin('chat_offer as offer', (join) =>
      join
        .onRef('offer.room_id', '=', 'chat_room.room_id')
        .on('offer.state', '=', 'ACCEPTED')
        .on(sql`offer.answered_at`, '>', sql`${since}::timestamptz`),
    )
    .select(['chat_room.room_id', 'offer.offer_seq', 'request.request_seq'])
    .select(['offer.price as offered', 'offer.answered_at', 'request.price as requested'])
    .select('request.expires_at')
    .where('chat_room.buyer_store_seq', '=', buyerStoreSeq)
    .where('chat_room.product_seq', '=', productSeq)
    .orderBy('offer.offer_seq', (order) => order.desc().nullsLast())
    .limit(1)
}

/** The columns of `heldRoom`. */
interface HeldRoom {
  room_id: number | null
  offer_seq: number | null
  request_seq: number | null
  offered: number | null
  answered_at: Date | null
  requested: number | null
  expires_at: Date | null
}

/** The price of a row of `heldRoom`; all is null where there is no room. */
export function heldOf(room: HeldRoom | undefined): HeldPrice {
  const roomId = room?.room_id ?? null
  if (room?.request_seq)
    return {
      roomId,
      offerSeq: room.requested === room.offered ? room.offer_seq : null,
      requestSeq: room.request_seq,
      price: room.requested,
      until: room.expires_at,
    }
  return {
    roomId,
    offerSeq: room?.offer_seq ?? null,
    requestSeq: null,
    price: room?.offered ?? null,
    until: room?.answered_at ? holdsUntil(room.answered_at) : null,
  }
}

const HOLD = ACCEPTED_PRICE_HOURS * HOUR_MS

/** Until when the price of an offer that was accepted then holds. */
export const holdsUntil = (acceptedAt: Date): Date => new Date(acceptedAt.getTime() + HOLD)

/** The price of an offer that was accepted after this holds now. */
export const heldSince = (now: Date): Date => new Date(now.getTime() - HOLD)
