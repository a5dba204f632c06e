import { type Kysely, sql } from 'kysely'
import { heldOf, heldRoom, heldSince } from '../chat/offers/held-price.ts'
import { reachable } from '../chat/rooms/can-reach.ts'
import { preparedQuery } from '../db/prepared-query.ts'
import type { DB } from '../db/schema.ts'
import { termsInForce } from './terms/order-terms.ts'

interface Buying {
  userSeq: number
  formKey: string
  productSeq: number
  /** Null where there is no such product. */
  sellerStoreSeq: number | null
  /** By the clock on the wall. */
  now: Date
  /** By the clock of orders. */
  at: Date
}

const readFacts = preparedQuery((db, buying: Buying & { since: Date }) => {
  const { userSeq, formKey, productSeq, sellerStoreSeq, now, since, at } = buying
  const buyerStoreSeq = sql.ref<number>('own.store_seq')
  return db
    .selectFrom('store as own')
    .leftJoin('orders as sent', (join) =>
      join.onRef('sent.buyer_user_seq', '=', 'own.user_seq').on('sent.form_key', '=', formKey),
    )
    .leftJoinLateral(heldRoom(db, { buyerStoreSeq, productSeq, now, since }).as('held'), (join) =>
      join.onTrue(),
    )
    .innerJoinLateral(termsInForce(db, at).as('rules'), (join) => join.onTrue())
    .select(['own.store_seq', 'sent.order_seq', 'sent.state', 'sent.product_seq'])
    .select(['held.room_id', 'held.offer_seq', 'held.request_seq', 'held.offered'])
    .select(['held.answered_at', 'held.requested', 'held.expires_at'])
    .select(['rules.terms_seq', 'rules.terms'])
    .select((select) => [
      reachable(buyerStoreSeq, sql`${sellerStoreSeq}::bigint`).as('can_reach'),
      select
        .selectFrom('orders')
        .select(({ fn }) => fn.countAll<number>().as('unpaid'))
        .where('buyer_user_seq', '=', userSeq)
        .where('state', '=', 'PENDING_PAYMENT')
        .$asScalar()
        .$notNull()
        .as('unpaid'),
      sql<string[]>`array(
        select media_key from product_image where product_seq = ${productSeq} order by position
      )`.as('media_keys'),
    ])
    .where('own.user_seq', '=', userSeq)
})

/** What decides about an order of a product besides the product, in one statement. */
export async function buyerFacts(trx: Kysely<DB>, buying: Buying) {
  const [row] = await readFacts(trx, { ...buying, since: heldSince(buying.now) })
  if (!row) throw new Error('a member has no store, or no terms are in force')
  const { order_seq, state, product_seq } = row
  return {
    storeSeq: row.store_seq,
    /** The order that the same form has made before. */
    sent:
      order_seq !== null && state !== null && product_seq !== null
        ? { order_seq, state, product_seq }
        : null,
    held: heldOf(row),
    termsSeq: row.terms_seq,
    terms: row.terms,
    canReach: row.can_reach,
    /** How many orders of the buyer wait for their payment. */
    unpaid: row.unpaid,
    /** The product's pictures. */
    mediaKeys: row.media_keys,
  }
}

export type BuyerFacts = Awaited<ReturnType<typeof buyerFacts>>
