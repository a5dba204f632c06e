import { trustPointsOfRow } from '#backend/stores/trust-points-of-row.ts'
import { vacationOfRow } from '#backend/stores/vacation-of-row.ts'
import type { MyPage } from '#contracts/main.ts'
import { loadProductCards } from '../catalogue/load-product-cards.ts'
import { imageOf } from '../media/image-columns.ts'
import type { HostContext, Viewer } from '../operation/context.ts'
import { readMyPage } from './read-my-page.ts'

/**
 * The member's own page: what waits for them, their store in numbers, and what they liked last. Two queries, however
 * much there is. What other users can no longer see is not counted.
 */
export async function getMyPage(
  { kysely, now: clock }: Pick<HostContext, 'kysely' | 'now'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
): Promise<MyPage> {
  const now = clock()
  const row = await readMyPage(kysely, userSeq, now)
  const cards = await loadProductCards(
    { kysely },
    row.favorites.map(({ product_seq: productSeq }) => productSeq),
  )
  const favoriteOf = new Map(row.favorites.map((favorite) => [favorite.product_seq, favorite]))
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
    vacation: vacationOfRow(row, now),
    followerCount: row.follower_count,
    followingCount: row.following,
    favoriteCount: row.favorite_count,
    loweredFavoriteCount: row.lowered_favorite_count,
    reviewCount: row.review_count,
    writtenReviewCount: row.written_reviews,
    blockCount: row.blocks,
    draftCount: row.drafts,
    alertCount: row.alerts,
    addressCount: row.addresses,
    pointBalance: row.points,
    reportCount: row.reports,
    productCounts: {
      onSale: row.on_sale,
      reserved: row.reserved,
      sold: row.sold,
      hidden: row.hidden,
    },
    waiting: {
      unreadMessages: row.unread_messages,
      unreadNotices: row.unread_notices,
      orders: row.orders.map((order) => ({
        ...order,
        dueAt: order.dueAt && momentOf(order.dueAt),
      })),
      turns: row.turns.map((turn) => ({ ...turn, until: momentOf(turn.until) })),
      offers: row.offers.map((offer) => ({ ...offer, expiresAt: momentOf(offer.expiresAt) })),
      appointments: row.appointments.map((one) => ({ ...one, at: momentOf(one.at) })),
      trades: row.trades,
      reviewsToWrite: row.reviews_to_write,
      hiddenByOperator: row.hidden_by_operator,
    },
    favorites: cards.flatMap((card) => {
      const favorite = favoriteOf.get(card.productSeq)
      if (!favorite) return []
      return [{ ...card, favoritedAt: momentOf(favorite.created_at), priceThen: favorite.price }]
    }),
    warning: row.warning && { ...row.warning, at: momentOf(row.warning.at) },
    joinedAt: row.joined_at.toISOString(),
  }
}

/** A time within JSON is text as PostgreSQL writes it. */
const momentOf = (at: string) => new Date(at).toISOString()
