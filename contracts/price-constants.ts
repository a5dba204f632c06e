/** Fewer prices say nothing: 표본 부족. */
export const FEWEST_PRICES = 5

/** Why an offer is not counted among the prices of a thing. */
export const EXCLUSION_REASONS = [
  'WANTED',
  'EXCHANGE',
  'RENTAL',
  'ACCESSORY',
  'PART',
  'LOT',
  'FREE',
  'OUTLIER',
] as const
export type ExclusionReason = (typeof EXCLUSION_REASONS)[number]

/** How the goods of a lookup belong together; see contracts/standard-price.ts. */
export const PRICE_GROUPS = ['MODEL', 'WORDS', 'MEANT'] as const
export type PriceGroupKind = (typeof PRICE_GROUPS)[number]

/** What titles say of the choice within a model. */
export const PRICE_OPTIONS = ['capacity', 'memory', 'size', 'generation', 'colour'] as const
export type PriceOption = (typeof PRICE_OPTIONS)[number]

/** How far back prices are read, by the name in the address. */
export const PRICE_PERIODS = ['week', 'month', 'quarter', 'year'] as const
export type PricePeriod = (typeof PRICE_PERIODS)[number]
export const PRICE_PERIOD_DAYS: Readonly<Record<PricePeriod, number>> = {
  week: 7,
  month: 30,
  quarter: 91,
  year: 365,
}

/**
 * So many sold goods are counted at most, so that a lookup costs the same in every market: the newest ones, or, where a
 * model has more in the period than that, some of each part of it. Goods that only have words in common lie apart from each
 * other, and each is read by itself.
 */
export const MOST_SOLD_COUNTED: Readonly<Record<'MODEL' | 'WORDS', number>> = {
  MODEL: 100,
  WORDS: 60,
}
