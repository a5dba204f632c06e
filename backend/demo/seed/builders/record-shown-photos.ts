import { type Kysely, sql } from 'kysely'
import type { DB } from '#backend/db/schema.ts'

/**
 * Makes the pictures that listings show photos of their sellers, as uploads are. They have no perceptual hash: they would have
 * to be drawn for it, which takes minutes, and drawings of one kind of goods are alike anyway.
 */
export async function recordShownPhotos(
  kysely: Kysely<DB>,
  firstProductSeq = 0,
  lastProductSeq: number = firstProductSeq || Number.MAX_SAFE_INTEGER,
): Promise<void> {
  await sql`
    insert into listing_photo (photo_id, user_seq, product_seq, media_key, bytes, created_at)
    select replace(gen_random_uuid()::text, '-', ''), store.user_seq, product.product_seq, image.media_key, 0,
      product.created_at
    from product_image image join product using (product_seq) join store using (store_seq)
    where product.product_seq between ${firstProductSeq} and ${lastProductSeq}`.execute(kysely)
}
