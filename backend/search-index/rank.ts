import type { TradeState } from '#contracts/product.ts'

const HOUR = 3_600
const DAY = 24 * HOUR

/** The inputs of the order 추천순. */
export interface RankInputs {
  bumpedAt: Date
  tradeState: TradeState
  imageCount: number
  safePay: boolean
  favoriteCount: number
  /** Other products that the store listed or renewed in the day before this one. */
  listedBefore: number
  /** 0 to 1,000. */
  trustScore: number
}

/** A store lists so many a day without one of them standing behind the others. */
const LISTED_A_DAY = 3
/** Beyond these it makes no difference. */
export const MOST_LISTED_BEFORE = 50

/**
 * Position in 추천순, higher first: the time of the last bump in seconds, plus at most two days for quality (pictures,
 * safe payment, favorites, the store's trust), so that no old product stays at the top. What a
 * store lists beyond three a day counts an hour older each, so that one seller does not fill a page. Reserved products fall half a
 * day and sold products ninety days behind, that is, below everything that can be bought.
 */
export function rankOf(facts: RankInputs): number {
  const pictures = Math.min(facts.imageCount, 5) * 2 * HOUR
  const safePay = facts.safePay ? 8 * HOUR : 0
  const favorites = Math.min(Math.log2(1 + facts.favoriteCount), 6) * 3 * HOUR
  const trust = (facts.trustScore / 1_000) * 12 * HOUR
  const listed =
    Math.max(0, Math.min(facts.listedBefore, MOST_LISTED_BEFORE) + 1 - LISTED_A_DAY) * HOUR
  const state = { ON_SALE: 0, RESERVED: -12 * HOUR, SOLD: -90 * DAY }[facts.tradeState]
  return Math.round(
    facts.bumpedAt.getTime() / 1_000 + pictures + safePay + favorites + trust - listed + state,
  )
}
