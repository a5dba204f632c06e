import { DAY_MS } from '#contracts/durations.ts'

/** Fewer goods make no row. */
const ENOUGH = 12

const KST_OFFSET_MS = 9 * 60 * 60 * 1_000

/**
 * The top category that the home page shows today: each in its turn, a new one at midnight in Korea. The same for every
 * visitor, so that the page can be cached.
 */
export function categoryOfDay<Category extends { depth: number; productCount: number }>(
  categories: readonly Category[],
  now: Date,
): Category | undefined {
  const filled = categories.filter(
    ({ depth, productCount }) => depth === 1 && productCount >= ENOUGH,
  )
  return filled[Math.floor((now.getTime() + KST_OFFSET_MS) / DAY_MS) % filled.length]
}
