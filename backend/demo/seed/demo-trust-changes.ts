import { trustPointsOf } from '#contracts/trust-score.ts'
import type { BulkRow } from './bulk-insert.ts'
import { DEMO_PEOPLE } from './demo-facts.ts'

/** Changes of a demo person that their page lists. */
const MOST = 40

interface StoreFacts {
  store_seq: number
  identity_verified: boolean
  safe_trade_count: number
  response_minutes: number | null
}

/** What the reviews of the demo people did to their trust scores, as the database would have recorded it. */
export function buildTrustChanges({
  stores,
  reviews,
}: {
  stores: readonly StoreFacts[]
  reviews: readonly { store_seq: number; rating: number; created_at: Date }[]
}): BulkRow<'trust_change'>[] {
  const changes = DEMO_PEOPLE.flatMap(({ storeSeq }) => {
    const store = stores.find(({ store_seq: seq }) => seq === storeSeq)
    return store ? changesOf(store, reviews) : []
  })
  return changes.sort((one, other) => one.at.getTime() - other.at.getTime())
}

function changesOf(
  store: StoreFacts,
  reviews: readonly { store_seq: number; rating: number; created_at: Date }[],
) {
  const facts = {
    identityVerified: store.identity_verified,
    safeTradeCount: store.safe_trade_count,
    responseMinutes: store.response_minutes,
    reviewCount: 0,
    ratingSum: 0,
  }
  let score = sumOf(facts)
  return reviews
    .filter(({ store_seq: seq }) => seq === store.store_seq)
    .map(({ rating, created_at: at }) => {
      facts.reviewCount += 1
      facts.ratingSum += rating
      const before = score
      score = sumOf(facts)
      return {
        store_seq: store.store_seq,
        event: 'REVIEW_SHOWN' as const,
        count: 1,
        points: score - before,
        score,
        at,
      }
    })
    .slice(-MOST)
}

const sumOf = (facts: Parameters<typeof trustPointsOf>[0]) =>
  Object.values(trustPointsOf(facts)).reduce((sum, points) => sum + points, 0)
