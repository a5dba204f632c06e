import { sql } from 'kysely'
import type { HostContext } from '../operation/context.ts'
import { isUnfitKeyword } from '../search/unfit-keyword.ts'
import { ASKED_OFTEN } from './is-asked-often.ts'
import { LARGE_SAMPLE } from './look-up-prices.ts'
import { readPriceGroup } from './read-price-group.ts'

const MOST = 100

/** Words whose price pages search engines may list: many searched for them lately, and enough was sold. */
export async function notablePrices({
  kysely,
  now: clock,
}: Pick<HostContext, 'kysely' | 'now'>): Promise<{ items: { word: string; updatedAt: string }[] }> {
  const now = clock()
  const { rows } = await sql<{ keyword: string }>`
    select keyword from search_hit where hour >= ${ASKED_OFTEN.since(now)}
    group by keyword having count(*) >= ${ASKED_OFTEN.hits}
    order by count(*) desc, keyword limit ${MOST}`.execute(kysely)
  const items = []
  for (const { keyword: word } of rows) {
    if (isUnfitKeyword(word)) continue
    const group = await readPriceGroup(kysely, word, { now })
    const soldAt = group.rows.flatMap((row) =>
      row.reason === null && row.soldAt ? [row.soldAt.getTime()] : [],
    )
    if (soldAt.length >= LARGE_SAMPLE)
      items.push({ word, updatedAt: new Date(Math.max(...soldAt)).toISOString() })
  }
  return { items }
}
