import { sql } from 'kysely'
import type { Store } from '#contracts/boot.ts'
import type { HostContext } from '../host.ts'
import { imageOf } from '../media-image.ts'

/** One open store with the numbers of its goods; null when there is none. */
export async function getStore(
  { kysely }: Pick<HostContext, 'kysely'>,
  storeSeq: number,
): Promise<Store | null> {
  const [row, counts] = await Promise.all([
    kysely
      .selectFrom('store')
      .leftJoin('media', 'media.media_key', 'store.media_key')
      .leftJoin('region', 'region.region_code', 'store.region_code')
      .selectAll('store')
      .select(['media.width', 'media.height', 'media.color', 'region.full_name'])
      .where('store_seq', '=', storeSeq)
      .where('status', '=', 'ACTIVE')
      .executeTakeFirst(),
    kysely
      .selectFrom('product')
      .select(['trade_state', sql<number>`count(*)::int`.as('count')])
      .where('store_seq', '=', storeSeq)
      .where('visibility', '=', 'ACTIVE')
      .groupBy('trade_state')
      .execute(),
  ])
  if (!row) return null
  const count = (state: string) => counts.find((entry) => entry.trade_state === state)?.count ?? 0
  return {
    storeSeq: row.store_seq,
    name: row.name,
    intro: row.intro,
    image: imageOf(row),
    regionName: row.full_name,
    trustScore: row.trust_score,
    identityVerified: row.identity_verified,
    isBusiness: row.is_business,
    responseMinutes: row.response_minutes,
    safeTradeCount: row.safe_trade_count,
    followerCount: row.follower_count,
    reviewCount: row.review_count,
    ratingTenths: row.review_count ? Math.round((row.rating_sum * 10) / row.review_count) : null,
    productCounts: {
      onSale: count('ON_SALE'),
      reserved: count('RESERVED'),
      sold: count('SOLD'),
    },
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}
