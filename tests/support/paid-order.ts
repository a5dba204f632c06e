import { randomUUID } from 'node:crypto'
import { type Kysely, sql } from 'kysely'
import type { DB } from '#backend/db/schema.ts'
import { seedProduct } from '#backend/demo/seed/builders/index.ts'
import { seedPerson } from './chat-room.ts'

/** An order that a buyer has paid to this seller: money is under way. */
export async function paidOrder(
  kysely: Kysely<DB>,
  { userSeq, storeSeq }: { userSeq: number; storeSeq: number },
  now: Date,
): Promise<{ orderSeq: number }> {
  const buyer = await seedPerson(kysely)
  const { productSeq } = await seedProduct(kysely, { category_seq: 1, store_seq: storeSeq })
  const { rows } = await sql<{ order_seq: number }>`
    insert into orders (form_key, product_seq, buyer_user_seq, seller_user_seq, buyer_store_seq,
      seller_store_seq, type, state, price, shipping_fee, buyer_fee, seller_fee, total, terms_seq,
      snapshot, state_at, created_at, paid_at)
    select ${randomUUID()}, ${productSeq}, ${buyer.userSeq}, ${userSeq}, ${buyer.storeSeq},
      ${storeSeq}, 'PARCEL', 'SHIPPED', 1000, 0, 0, 0, 1000, min(terms_seq), '{}',
      ${now}, ${now}, ${now} from order_terms
    returning order_seq`.execute(kysely)
  return { orderSeq: rows[0]?.order_seq ?? 0 }
}
