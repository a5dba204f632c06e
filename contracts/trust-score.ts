/** What a store's 신뢰지수 is made of, in the order of the page, with the most points of each part. */
export const TRUST_PARTS = {
  BASE: { label: '기본 점수', most: 100, how: '가게를 열면 받아요.' },
  IDENTITY: { label: '본인인증', most: 200, how: '본인인증을 마치면 받아요.' },
  SAFE_TRADES: { label: '안전거래', most: 300, how: '안전거래 한 번에 5점씩, 300점까지 쌓여요.' },
  REVIEWS: {
    label: '거래후기',
    most: 300,
    how: '별점 평균이 3점보다 높으면 오르고 낮으면 내려가요. 후기 20개가 모이면 모두 반영돼요.',
  },
  REPLIES: { label: '채팅 응답', most: 100, how: '채팅에 빨리 답할수록 높아요.' },
} as const

export type TrustPart = keyof typeof TRUST_PARTS

/** The facts of a store that its trust score depends on. It depends on nothing else: it never falls by itself. */
export interface TrustFacts {
  identityVerified: boolean
  safeTradeCount: number
  reviewCount: number
  /** Sum of the ratings (1-5) of all reviews. */
  ratingSum: number
  /** Median minutes to the first answer in chat; null when there is too little data. */
  responseMinutes: number | null
}

/** Points of the chat answers that are at least as fast, in minutes. */
const REPLY_POINTS = [
  [10, 100],
  [30, 70],
  [60, 50],
  [180, 30],
  [1_440, 10],
] as const

const FULL_REVIEWS = 20
const LEAST_REVIEW_POINTS = -100

/**
 * The points of each part, as integers. Their sum is the column `store.trust_score`, 0 to 1,000, which the database
 * computes with the same formula.
 */
export function trustPointsOf(facts: TrustFacts): Record<TrustPart, number> {
  const { reviewCount, ratingSum, responseMinutes } = facts
  const reviews =
    reviewCount === 0
      ? 0
      : Math.trunc(
          ((ratingSum - 3 * reviewCount) * 15 * Math.min(reviewCount, FULL_REVIEWS)) /
            (2 * reviewCount),
        )
  const replies =
    responseMinutes === null ? 0 : REPLY_POINTS.find(([minutes]) => responseMinutes <= minutes)?.[1]
  return {
    BASE: TRUST_PARTS.BASE.most,
    IDENTITY: facts.identityVerified ? TRUST_PARTS.IDENTITY.most : 0,
    SAFE_TRADES: Math.min(TRUST_PARTS.SAFE_TRADES.most, facts.safeTradeCount * 5),
    REVIEWS: Math.max(LEAST_REVIEW_POINTS, reviews),
    REPLIES: replies ?? 0,
  }
}

/**
 * What a trust score opens, lowest first. A member's tier is the last one whose first score they have reached. The cap
 * counts the listings that are on sale or reserved at the same time.
 */
export const TRUST_TIERS = [
  { key: 'SEED', name: '씨앗', fromScore: 0, listingCap: 10 },
  { key: 'SPROUT', name: '새싹', fromScore: 300, listingCap: 30 },
  { key: 'LEAF', name: '잎새', fromScore: 450, listingCap: 100 },
  { key: 'FLOWER', name: '꽃', fromScore: 650, listingCap: 300 },
  { key: 'FRUIT', name: '열매', fromScore: 850, listingCap: 1_000 },
] as const

export type TrustTier = (typeof TRUST_TIERS)[number]

/** The tier of a score, as it is drawn and as it limits. */
export function trustTierOf(score: number): TrustTier {
  return TRUST_TIERS.findLast(({ fromScore }) => score >= fromScore) ?? TRUST_TIERS[0]
}

/** The tier after the one of this score, with the points that are missing; null at the top. */
export function nextTrustTier(score: number): { tier: TrustTier; missing: number } | null {
  const tier = TRUST_TIERS.find(({ fromScore }) => fromScore > score)
  return tier ? { tier, missing: tier.fromScore - score } : null
}

/**
 * The events that change a score, by the name under which the database records them (migration 0027). `{count}` is the
 * number of reviews or trades.
 */
export const TRUST_EVENTS = {
  REVIEW_SHOWN: { part: 'REVIEWS', words: '후기 {count}개를 받았어요' },
  REVIEW_HIDDEN: { part: 'REVIEWS', words: '후기 {count}개가 가려졌어요' },
  REVIEW_EDITED: { part: 'REVIEWS', words: '받은 후기의 별점이 바뀌었어요' },
  IDENTITY_VERIFIED: { part: 'IDENTITY', words: '본인인증을 마쳤어요' },
  IDENTITY_LOST: { part: 'IDENTITY', words: '본인인증이 해제됐어요' },
  SAFE_TRADE: { part: 'SAFE_TRADES', words: '안전거래 {count}번을 마쳤어요' },
  SAFE_TRADE_CANCELLED: { part: 'SAFE_TRADES', words: '안전거래 {count}번이 취소됐어요' },
  REPLIES: { part: 'REPLIES', words: '채팅 응답 시간이 새로 계산됐어요' },
} as const satisfies Record<string, { part: TrustPart; words: string }>
export type TrustEvent = keyof typeof TRUST_EVENTS

/** An event as the member reads it: '후기 1개를 받았어요'. */
export const trustEventWords = (event: TrustEvent, count: number): string =>
  TRUST_EVENTS[event].words.replace('{count}', String(count))
