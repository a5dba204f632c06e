import type { Kysely } from 'kysely'
import type { Review } from '#contracts/boot.ts'
import type { ReviewRole } from '#contracts/review-rules.ts'
import type { DB } from '../db/schema.ts'
import { imageOf } from '../media/image-columns.ts'

interface ShownReviewRow {
  review_seq: number
  writer_role: ReviewRole
  writer_store_seq: number
  writer_name: string
  media_key: string | null
  width: number | null
  height: number | null
  color: string | null
  product_seq: number | null
  product_title: string | null
  product_visibility: string | null
  rating: number
  tags: string[]
  body: string
  reply: string | null
  created_at: Date
}

/** The reviews that everybody sees, with their writer and product. */
export function selectShownReviews(db: Kysely<DB>) {
  return db
    .selectFrom('review')
    .innerJoin('store as writer', 'writer.store_seq', 'review.writer_store_seq')
    .leftJoin('media', 'media.media_key', 'writer.media_key')
    .leftJoin('product', 'product.product_seq', 'review.product_seq')
    .selectAll('review')
    .select([
      'writer.name as writer_name',
      'media.media_key',
      'media.width',
      'media.height',
      'media.color',
      'product.title as product_title',
      'product.visibility as product_visibility',
    ])
    .where('review.visible_at', 'is not', null)
    .where('review.hidden_at', 'is', null)
}

/** @param shownTags what may be shown of the store's tags */
export function toReview(row: ShownReviewRow, shownTags: ReadonlySet<string>): Review {
  return {
    reviewSeq: row.review_seq,
    writerRole: row.writer_role,
    writer: { storeSeq: row.writer_store_seq, name: row.writer_name, image: imageOf(row) },
    product:
      row.product_seq === null || row.product_title === null
        ? null
        : {
            productSeq: row.product_seq,
            title: row.product_title,
            visible: row.product_visibility === 'ACTIVE',
          },
    rating: row.rating,
    tags: row.tags.filter((tag) => shownTags.has(tag)),
    body: row.body,
    reply: row.reply,
    createdAt: row.created_at.toISOString(),
  }
}
