import { sql } from 'kysely'
import { jsonArrayFrom } from 'kysely/helpers/postgres'
import type { ProductDetail } from '#contracts/product.ts'
import type { HostContext } from '../operation/context.ts'
import { badgeAt } from '../possession/badge-at.ts'

/** One product, or why it cannot be shown. */
export async function getProduct(
  { kysely, now }: Pick<HostContext, 'kysely' | 'now'>,
  productSeq: number,
): Promise<ProductDetail | 'NOT_FOUND' | 'GONE'> {
  const row = await kysely
    .selectFrom('product')
    .innerJoin('store', 'store.store_seq', 'product.store_seq')
    .leftJoin('product_view_count as views', 'views.product_seq', 'product.product_seq')
    .leftJoin('region', 'region.region_code', 'product.region_code')
    .selectAll('product')
    .select((select) => [
      'region.full_name',
      'views.view_count',
      'store.status as store_status',
      jsonArrayFrom(
        select
          .selectFrom('product_image')
          .innerJoin('media', 'media.media_key', 'product_image.media_key')
          .select(['media.media_key as mediaKey', 'width', 'height', 'color'])
          .whereRef('product_image.product_seq', '=', 'product.product_seq')
          .orderBy('position'),
      ).as('images'),
      jsonArrayFrom(
        select
          .selectFrom('region as more')
          .select(['more.region_code as regionCode', 'more.full_name as regionName'])
          .where(sql<boolean>`more.region_code = any(product.more_region_codes)`)
          .orderBy(sql`array_position(product.more_region_codes, more.region_code)`)
          .$castTo<{ regionCode: string; regionName: string }>(),
      ).as('more_regions'),
      badgeAt(now()).as('possession_at'),
    ])
    .where('product.product_seq', '=', productSeq)
    .executeTakeFirst()
  if (row?.visibility === 'DELETED') return 'GONE'
  if (row?.visibility !== 'ACTIVE' || row.store_status !== 'ACTIVE') return 'NOT_FOUND'
  return {
    productSeq: row.product_seq,
    storeSeq: row.store_seq,
    categorySeq: row.category_seq,
    title: row.title,
    body: row.body,
    price: row.price,
    previousPrice: row.previous_price,
    tradeState: row.trade_state,
    condition: row.condition,
    tradeMethods: row.trade_methods,
    shippingIncluded: row.shipping_included,
    shippingFee: row.shipping_fee,
    cvsFee: row.cvs_fee,
    negotiable: row.negotiable,
    safePay: row.safe_pay,
    regionCode: row.region_code,
    regionName: row.full_name,
    moreRegions: row.more_regions,
    tags: row.tags,
    favoriteCount: row.favorite_count,
    chatCount: row.chat_count,
    possessionAt: row.possession_at?.toISOString() ?? null,
    queueCount: row.queue_count,
    viewCount: row.view_count ?? 0,
    images: row.images,
    createdAt: row.created_at.toISOString(),
    bumpedAt: row.bumped_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}
