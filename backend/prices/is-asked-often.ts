import { type Kysely, sql } from 'kysely'
import { DAY_MS } from '#contracts/durations.ts'
import type { DB } from '../db/schema.ts'
import { isUnfitKeyword } from '../search/unfit-keyword.ts'
import { canonicalText } from '../search-index/korean/canonical.ts'
import { foldText, normaliseText } from '../search-index/korean/normalise.ts'

/** Searches by different visitors, counted once an hour, in the last week. */
export const ASKED_OFTEN = {
  hits: 10,
  since: (now: Date) => new Date(now.getTime() - 7 * DAY_MS),
}

/** Whether many visitors searched for the word lately. */
export async function isAskedOften(kysely: Kysely<DB>, word: string, now: Date): Promise<boolean> {
  if (isUnfitKeyword(word)) return false
  const { rows } = await sql<{ hits: number }>`
    select count(*)::int as hits from (
      select from search_hit
      where hour >= ${ASKED_OFTEN.since(now)} and keyword in (
        select keyword from search_keyword
        where norm in (${normaliseText(word)}, ${canonicalText(word)})
        union all select ${foldText(word).trim().replace(/\s+/gu, ' ')}
      )
      limit ${ASKED_OFTEN.hits}
    ) as found`.execute(kysely)
  return (rows[0]?.hits ?? 0) >= ASKED_OFTEN.hits
}
