import { sql } from 'kysely'
import { REVIEW_PAGE_SIZE, type Review } from '#contracts/boot.ts'
import { imageOf } from '../media/image-columns.ts'
import type { HostContext } from '../operation/context.ts'

/** A page of the reviews a store received, newest first, and how often each tag was given. */
export async function listStoreReviews(
  { kysely }: Pick<HostContext, 'kysely'>,
  storeSeq: number,
  page: number,
) {
  const [rows, tags, total] = await Promise.all([
    kysely
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
      .where('review.store_seq', '=', storeSeq)
      .orderBy('review.created_at', 'desc')
      .orderBy('review.review_seq', 'desc')
      .limit(REVIEW_PAGE_SIZE + 1)
      .offset((page - 1) * REVIEW_PAGE_SIZE)
      .execute(),
    sql<{ tag: string; count: number }>`
      select tag, count(*)::int as count from review, unnest(tags) as tag
      where store_seq = ${storeSeq} group by tag order by count desc, tag
    `.execute(kysely),
    kysely
      .selectFrom('review')
      .select(sql<number>`count(*)::int`.as('count'))
      .where('store_seq', '=', storeSeq)
      .executeTakeFirstOrThrow(),
  ])
  return {
    items: rows.slice(0, REVIEW_PAGE_SIZE).map(
      (row): Review => ({
        reviewSeq: row.review_seq,
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
        tags: row.tags,
        body: row.body,
        reply: row.reply,
        createdAt: row.created_at.toISOString(),
      }),
    ),
    page,
    total: total.count,
    hasNext: rows.length > REVIEW_PAGE_SIZE,
    tagCounts: tags.rows,
  }
}
