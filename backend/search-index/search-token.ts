import { gramsOf } from './korean/normalise.ts'
import { TAGS_BEGIN } from './search-text.ts'

/** The token that counts all products of the index. */
export const EVERY_PRODUCT = '*:'

/** Names of the counted values; no gram contains a colon, so they never meet a gram. */
export const tokenOf = {
  category: (categorySeq: number) => `c:${categorySeq}`,
  region: (regionCode: string) => `r:${regionCode}`,
  tradeState: (tradeState: string) => `s:${tradeState}`,
  condition: (condition: string) => `k:${condition}`,
  tradeMethod: (tradeMethod: string) => `m:${tradeMethod}`,
  shippingIncluded: (value: boolean) => `i:${value}`,
  safePay: (value: boolean) => `p:${value}`,
  lowered: 'd:true',
  priceBand: (band: number) => `b:${band}`,
}

/** Won. A band of prices is above one of these and up to the next; what is free is a band of its own. As in migration 0107. */
const PRICE_BANDS = [
  0, 3_000, 5_000, 10_000, 20_000, 30_000, 50_000, 70_000, 100_000, 150_000, 200_000, 300_000,
  500_000, 700_000, 1_000_000, 1_500_000, 2_000_000, 3_000_000, 5_000_000, 10_000_000,
]

const priceBandOf = (price: number) => PRICE_BANDS.filter((end) => end < price).length

/** The bands that have prices between these; none where all have. */
export function priceBandTokens(minPrice = 0, maxPrice = Number.POSITIVE_INFINITY): string[] {
  const first = priceBandOf(minPrice)
  const count = priceBandOf(maxPrice) - first + 1
  if (count > PRICE_BANDS.length) return []
  return Array.from({ length: Math.max(0, count) }, (_, index) => tokenOf.priceBand(first + index))
}

/** The tokens under which a product is counted. */
export interface CountedProduct {
  norm: string
  category_path: readonly number[]
  /** Each with a space before it. */
  region_codes: string | null
  trade_state: string
  condition: string
  trade_methods: readonly string[]
  shipping_included: boolean
  safe_pay: boolean
  lowered: boolean
  price: number
}

/**
 * Every token of one product, each once; those that the SQL function search_vector has too are found by the index, which has
 * the weeks of the listing besides.
 */
export function tokensOf(product: CountedProduct): Set<string> {
  const tokens = new Set<string>([EVERY_PRODUCT])
  for (const part of product.norm.split(' ')) {
    for (const character of part) tokens.add(character)
    for (const gram of gramsOf(part)) tokens.add(gram)
  }
  for (const word of (product.norm.split(TAGS_BEGIN, 1)[0] ?? '').split(' ')) {
    const letters = Array.from(word)
    if (letters.length > 0) tokens.add(` ${letters[0]}`).add(`${letters.at(-1)} `)
  }
  for (const categorySeq of product.category_path) tokens.add(tokenOf.category(categorySeq))
  for (const code of product.region_codes?.trimStart().split(' ') ?? [])
    for (const region of regionLevels(code)) tokens.add(tokenOf.region(region))
  tokens.add(tokenOf.tradeState(product.trade_state))
  tokens.add(tokenOf.condition(product.condition))
  for (const method of product.trade_methods) tokens.add(tokenOf.tradeMethod(method))
  tokens.add(tokenOf.shippingIncluded(product.shipping_included))
  tokens.add(tokenOf.safePay(product.safe_pay))
  if (product.lowered) tokens.add(tokenOf.lowered)
  tokens.add(tokenOf.priceBand(priceBandOf(product.price)))
  return tokens
}

/** Lengths of the administrative codes of 시/도, 시/군/구 and 동. */
const REGION_CODE_LENGTHS = [2, 5, 8, 10]

/** The region with those around it, the largest first. */
export function regionLevels(regionCode: string | null): string[] {
  if (regionCode === null) return []
  return REGION_CODE_LENGTHS.filter((length) => length <= regionCode.length).map((length) =>
    regionCode.slice(0, length),
  )
}

/** Whether the index contains this code as a token; a code of another length is compared as a prefix. */
export function isIndexedRegionCode(regionCode: string): boolean {
  return REGION_CODE_LENGTHS.includes(regionCode.length)
}
