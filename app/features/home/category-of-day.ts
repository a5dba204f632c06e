import { kstDayNumber } from '#contracts/kst.ts'

/** Fewer goods make no row. */
const ENOUGH = 12

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
  return filled[kstDayNumber(now) % filled.length]
}
