import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.ts'
import type { ProductCardFacts } from './http.ts'

const won = new Intl.NumberFormat('ko-KR')

/** What a shared link to a visible product shows; null for every other number. */
export async function loadProductCard(
  kysely: Kysely<DB>,
  productSeq: number,
): Promise<ProductCardFacts | null> {
  const row = await kysely
    .selectFrom('product')
    .innerJoin('store', 'store.store_seq', 'product.store_seq')
    .leftJoin('region', 'region.region_code', 'product.region_code')
    .select((eb) => [
      'product.title',
      'product.price',
      'product.trade_state',
      'region.full_name',
      eb
        .selectFrom('product_image')
        .select('product_image.media_key')
        .whereRef('product_image.product_seq', '=', 'product.product_seq')
        .orderBy('product_image.position')
        .limit(1)
        .as('media_key'),
    ])
    .where('product.product_seq', '=', productSeq)
    .where('product.visibility', '=', 'ACTIVE')
    .where('store.status', '=', 'ACTIVE')
    .executeTakeFirst()
  if (!row) return null
  return {
    title: row.title,
    priceText: row.price === 0 ? '무료나눔' : `${won.format(row.price)}원`,
    tradeState: row.trade_state,
    regionText: row.full_name,
    mediaKey: row.media_key,
  }
}
