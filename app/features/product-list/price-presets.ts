/** Price ranges in won that lists offer as links. */
export const PRICE_PRESETS: readonly {
  label: string
  minPrice: number | null
  maxPrice: number | null
}[] = [
  { label: '무료나눔', minPrice: null, maxPrice: 0 },
  { label: '1만원 이하', minPrice: null, maxPrice: 10_000 },
  { label: '1만~5만원', minPrice: 10_000, maxPrice: 50_000 },
  { label: '5만~10만원', minPrice: 50_000, maxPrice: 100_000 },
  { label: '10만~30만원', minPrice: 100_000, maxPrice: 300_000 },
  { label: '30만~100만원', minPrice: 300_000, maxPrice: 1_000_000 },
  { label: '100만원 이상', minPrice: 1_000_000, maxPrice: null },
]
