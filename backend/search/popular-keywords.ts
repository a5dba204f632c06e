import { type Kysely, sql } from 'kysely'
import type { DB } from '#backend/db/schema.ts'
import { HOUR_MS } from '#contracts/durations.ts'
import type { PopularKeyword } from '#contracts/search.ts'
import type { HostContext } from '../operation/context.ts'
import { startOfHour } from './record-hit.ts'
import { isUnfitKeyword } from './unfit-keyword.ts'

const MOST_POPULAR = 10
/** Tried in turn until one has enough keywords: an hour, a day, a week. */
const WINDOW_HOURS = [1, 24, 24 * 7]
/** The search of a single person is private. */
const LEAST_VISITORS = 2
/** Keywords read beyond the ten, as some are filtered out. */
const MOST_READ = 40

/**
 * The ten keywords that most different visitors searched for in the last full hour, each with the places won since the
 * hour before. While there are too few searches, those of the last day or week, and then filled up with what is sold
 * most.
 */
export async function popularKeywords({
  kysely,
  now,
}: Pick<HostContext, 'kysely' | 'now'>): Promise<{ at: string; keywords: PopularKeyword[] }> {
  const end = startOfHour(now())
  const keywords = await rankedByVisitors(kysely, end)
  if (keywords.length < MOST_POPULAR) {
    for (const keyword of await soldMost(kysely)) {
      if (keywords.length === MOST_POPULAR) break
      if (keywords.some((entry) => entry.keyword === keyword)) continue
      keywords.push({ rank: keywords.length + 1, keyword, change: 0 })
    }
  }
  return { at: end.toISOString(), keywords }
}

async function rankedByVisitors(kysely: Kysely<DB>, end: Date): Promise<PopularKeyword[]> {
  let ranked: PopularKeyword[] = []
  for (const hours of WINDOW_HOURS) {
    const length = hours * HOUR_MS
    const start = new Date(end.getTime() - length)
    const [current, before] = await Promise.all([
      topOfWindow(kysely, start, end),
      topOfWindow(kysely, new Date(start.getTime() - length), start),
    ])
    ranked = current.slice(0, MOST_POPULAR).map((keyword, index) => {
      const placeBefore = before.indexOf(keyword)
      return {
        rank: index + 1,
        keyword,
        change: placeBefore < 0 || placeBefore >= MOST_POPULAR ? null : placeBefore - index,
      }
    })
    if (ranked.length === MOST_POPULAR) break
  }
  return ranked
}

async function topOfWindow(kysely: Kysely<DB>, start: Date, end: Date): Promise<string[]> {
  const { rows } = await sql<{ keyword: string }>`
    select keyword from search_hit
    where hour >= ${start} and hour < ${end}
    group by keyword
    having count(distinct visitor_key) >= ${LEAST_VISITORS}
    order by count(distinct visitor_key) desc, keyword
    limit ${MOST_READ}`.execute(kysely)
  return rows.map(({ keyword }) => keyword).filter((keyword) => !isUnfitKeyword(keyword))
}

/** The keywords with the highest weight that belong to one category, which colours and sizes do not. */
async function soldMost(kysely: Kysely<DB>): Promise<string[]> {
  const { rows } = await sql<{ keyword: string }>`
    select keyword from search_keyword where category_seq is not null
    order by weight desc, keyword limit ${MOST_READ}`.execute(kysely)
  return rows.map(({ keyword }) => keyword).filter((keyword) => !isUnfitKeyword(keyword))
}
