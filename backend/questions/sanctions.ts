import { type Kysely, sql } from 'kysely'
import type { QuestionSanction } from '#contracts/question.ts'
import type { DB } from '../db/schema.ts'

const MOST = 50

const hiddenGoods = (db: Kysely<DB>) =>
  db
    .selectFrom('product')
    .select([
      'product.product_seq as productSeq',
      'product.title',
      // What the seller was told, for as long as the outbox keeps it.
      sql<string | null>`(select payload->>'reason' from notice_event
        where kind = 'LISTING_HIDDEN' and subject_seq = product.product_seq
        order by event_seq desc limit 1)`.as('reason'),
    ])
    .where('product.hidden_by', '=', 'OPERATOR')

/** Goods of a member that an operator has hidden and not shown again. */
export async function sanctionsOf(db: Kysely<DB>, userSeq: number): Promise<QuestionSanction[]> {
  return hiddenGoods(db)
    .innerJoin('store', 'store.store_seq', 'product.store_seq')
    .where('store.user_seq', '=', userSeq)
    .orderBy('product.product_seq', 'desc')
    .limit(MOST)
    .execute()
}

/** One of them; null once it has ended. */
export async function findSanction(
  db: Kysely<DB>,
  productSeq: number,
): Promise<QuestionSanction | null> {
  const row = await hiddenGoods(db).where('product.product_seq', '=', productSeq).executeTakeFirst()
  return row ?? null
}
