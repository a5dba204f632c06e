import { sql } from 'kysely'
import type { Store } from '#contracts/boot.ts'
import type { TradeState } from '#contracts/product.ts'
import { imageOf } from '../media/image-columns.ts'
import type { HostContext } from '../operation/context.ts'
import { type Refusal, refuse } from '../operation/refusal.ts'
import { trustPointsOfRow } from './trust-points-of-row.ts'
import { vacationOfRow } from './vacation-of-row.ts'

/** One open store with the numbers of its products, or why it is not shown. */
export async function getStore(
  { kysely, now }: Pick<HostContext, 'kysely' | 'now'>,
  storeSeq: number,
): Promise<Store | Refusal<'NOT_FOUND' | 'SUSPENDED'>> {
  const row = await kysely
    .selectFrom('store')
    .leftJoin('media', 'media.media_key', 'store.media_key')
    .leftJoin('region', 'region.region_code', 'store.region_code')
    .leftJoinLateral(
      (join) =>
        join
          .selectFrom('product')
          .select([countOf('ON_SALE').as('on_sale'), countOf('RESERVED').as('reserved')])
          .select(countOf('SOLD').as('sold'))
          .whereRef('product.store_seq', '=', 'store.store_seq')
          .where('visibility', '=', 'ACTIVE')
          .as('goods'),
      (join) => join.onTrue(),
    )
    .selectAll('store')
    .select(['media.width', 'media.height', 'media.color', 'region.full_name'])
    .select(['goods.on_sale', 'goods.reserved', 'goods.sold'])
    .where('store.store_seq', '=', storeSeq)
    .executeTakeFirst()
  if (row?.status === 'SUSPENDED') return refuse('SUSPENDED')
  if (row?.status !== 'ACTIVE') return refuse('NOT_FOUND')
  return {
    storeSeq: row.store_seq,
    name: row.name,
    intro: row.intro,
    image: imageOf(row),
    regionName: row.full_name,
    trustScore: row.trust_score,
    trustPoints: trustPointsOfRow(row),
    identityVerified: row.identity_verified,
    isBusiness: row.is_business,
    responseMinutes: row.response_minutes,
    safeTradeCount: row.safe_trade_count,
    followerCount: row.follower_count,
    reviewCount: row.review_count,
    ratingTenths: row.review_count ? Math.round((row.rating_sum * 10) / row.review_count) : null,
    productCounts: {
      onSale: row.on_sale ?? 0,
      reserved: row.reserved ?? 0,
      sold: row.sold ?? 0,
    },
    vacation: vacationOfRow(row, now()),
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}

function countOf(tradeState: TradeState) {
  return sql<number>`count(*) filter (where trade_state = ${tradeState})::int`
}
