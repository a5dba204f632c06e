import type { Selectable } from 'kysely'
import type { StoreTable } from '#backend/db/schema.ts'
import { type TrustPart, trustPointsOf } from '#contracts/trust-score.ts'

type TrustColumns = Pick<
  Selectable<StoreTable>,
  'identity_verified' | 'safe_trade_count' | 'review_count' | 'rating_sum' | 'response_minutes'
>

/** The parts of a stored trust score. */
export function trustPointsOfRow(row: TrustColumns): Record<TrustPart, number> {
  return trustPointsOf({
    identityVerified: row.identity_verified,
    safeTradeCount: row.safe_trade_count,
    reviewCount: row.review_count,
    ratingSum: row.rating_sum,
    responseMinutes: row.response_minutes,
  })
}
