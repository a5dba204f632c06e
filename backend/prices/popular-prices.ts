import { DAY_MS } from '#contracts/durations.ts'
import { PRICE_PERIOD_DAYS } from '#contracts/price-constants.ts'
import type { HostContext } from '../operation/context.ts'
import { popularKeywords } from '../search/popular-keywords.ts'
import { spreadOf } from './price-statistics.ts'
import { readPriceGroup } from './read-price-group.ts'

/** What words that many look for were sold for in the last three months; those with too few sales are left out. */
export async function popularPrices(
  context: Pick<HostContext, 'kysely' | 'now'>,
): Promise<{ items: { word: string; n: number; median: number }[] }> {
  const now = context.now()
  const since = now.getTime() - PRICE_PERIOD_DAYS.quarter * DAY_MS
  const { keywords } = await popularKeywords(context)
  const items = []
  for (const { keyword } of keywords) {
    const { rows, kind } = await readPriceGroup(context.kysely, keyword, { now })
    const sold = rows.filter(
      ({ reason, soldAt }) => reason === null && (soldAt?.getTime() ?? 0) >= since,
    )
    const { n, median } = spreadOf(sold.map(({ amount }) => amount))
    // A middle of many different things says nothing.
    if (kind === 'MODEL' && median !== null) items.push({ word: keyword, n, median })
  }
  return { items }
}
