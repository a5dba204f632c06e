import type { Expression, Kysely } from 'kysely'
import type { Image } from '#contracts/common.ts'
import type { DB } from '../db/schema.ts'
import { imageOf } from '../media/image-columns.ts'

/** The first picture of each product that has one. */
export async function coversOf(
  db: Kysely<DB>,
  productSeqs: readonly number[],
): Promise<Map<number, Image | null>> {
  if (productSeqs.length === 0) return new Map()
  const rows = await db
    .selectFrom('product_image')
    .innerJoin('media', 'media.media_key', 'product_image.media_key')
    .distinctOn('product_image.product_seq')
    .select(['product_image.product_seq', 'media.media_key', 'width', 'height', 'color'])
    .where('product_image.product_seq', 'in', [...new Set(productSeqs)])
    .orderBy('product_image.product_seq')
    .orderBy('position')
    .execute()
  return new Map(rows.map((row) => [row.product_seq, imageOf(row)]))
}

/** The first picture of one product, for a part of a larger query. */
export const coverOf = (db: Kysely<DB>, productSeq: number | Expression<number>) =>
  db
    .selectFrom('product_image')
    .innerJoin('media', 'media.media_key', 'product_image.media_key')
    .select(['media.media_key', 'width', 'height', 'color'])
    .where('product_image.product_seq', '=', productSeq)
    .orderBy('position')
    .limit(1)
