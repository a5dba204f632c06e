import { type Kysely, sql } from 'kysely'
import type { DB } from '#backend/db/schema.ts'
import { imageOf } from '#backend/media/image-columns.ts'
import type { HostContext, Viewer } from '#backend/operation/context.ts'
import { trustPointsOfRow } from '#backend/stores/trust-points-of-row.ts'
import type { MyPage } from '#contracts/main.ts'
import type { TradeState } from '#contracts/product.ts'

/** The member's own store in numbers. What other users can no longer see is not counted. */
export async function getMyPage(
  { kysely }: Pick<HostContext, 'kysely'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
): Promise<MyPage> {
  const [row, counts] = await Promise.all([findStore(kysely, userSeq), countOwn(kysely, userSeq)])
  return {
    storeSeq: row.store_seq,
    nickName: row.name,
    intro: row.intro,
    image: imageOf(row),
    regionName: row.full_name,
    trustScore: row.trust_score,
    trustPoints: trustPointsOfRow(row),
    isIdentityChecked: row.identity_checked_at !== null,
    isBusiness: row.is_business,
    followerCount: row.follower_count,
    followingCount: counts.following,
    favoriteCount: counts.favorites,
    reviewCount: row.review_count,
    productCounts: { onSale: counts.on_sale, reserved: counts.reserved, sold: counts.sold },
    joinedAt: row.joined_at.toISOString(),
  }
}

function findStore(kysely: Kysely<DB>, userSeq: number) {
  return kysely
    .selectFrom('store')
    .innerJoin('users', 'users.user_seq', 'store.user_seq')
    .leftJoin('media', 'media.media_key', 'store.media_key')
    .leftJoin('region', 'region.region_code', 'store.region_code')
    .selectAll('store')
    .select(['users.identity_checked_at', 'users.created_at as joined_at'])
    .select(['media.width', 'media.height', 'media.color', 'region.full_name'])
    .where('store.user_seq', '=', userSeq)
    .executeTakeFirstOrThrow()
}

function countOwn(kysely: Kysely<DB>, userSeq: number) {
  return kysely
    .selectNoFrom((select) => [
      select
        .selectFrom('store_follow')
        .innerJoin('store', 'store.store_seq', 'store_follow.store_seq')
        .select(sql<number>`count(*)::int`.as('n'))
        .where('store_follow.user_seq', '=', userSeq)
        .where('store.status', '=', 'ACTIVE')
        .$asScalar()
        .$notNull()
        .as('following'),
      select
        .selectFrom('product_favorite')
        .innerJoin('product', 'product.product_seq', 'product_favorite.product_seq')
        .innerJoin('store', 'store.store_seq', 'product.store_seq')
        .select(sql<number>`count(*)::int`.as('n'))
        .where('product_favorite.user_seq', '=', userSeq)
        .where('product.visibility', '=', 'ACTIVE')
        .where('store.status', '=', 'ACTIVE')
        .$asScalar()
        .$notNull()
        .as('favorites'),
      countProducts('ON_SALE').as('on_sale'),
      countProducts('RESERVED').as('reserved'),
      countProducts('SOLD').as('sold'),
    ])
    .executeTakeFirstOrThrow()

  function countProducts(tradeState: TradeState) {
    return kysely
      .selectFrom('product')
      .innerJoin('store', 'store.store_seq', 'product.store_seq')
      .select(sql<number>`count(*)::int`.as('n'))
      .where('store.user_seq', '=', userSeq)
      .where('product.visibility', '=', 'ACTIVE')
      .where('product.trade_state', '=', tradeState)
      .$asScalar()
      .$notNull()
  }
}
