import { sql } from 'kysely'
import { DAY_MS, HOUR_MS } from '#contracts/durations.ts'
import { searchHitLimits } from '../limits/rules.ts'
import type { HostContext } from '../operation/context.ts'
import { canonicalText } from '../search-index/korean/canonical.ts'
import { foldText, normaliseText } from '../search-index/korean/normalise.ts'
import { findsSomething } from './correct-keyword.ts'
import { isUnfitKeyword } from './unfit-keyword.ts'

const RETENTION_DAYS = 30

/**
 * Counts a visitor's search for a keyword, once per visitor and hour, and increases its weight among the suggestions.
 * Not counted: a keyword that finds nothing, may be personal or is banned, and what exceeds the limit of an address,
 * network or hour.
 */
export async function recordHit(
  context: Pick<HostContext, 'kysely' | 'now' | 'keys' | 'caller' | 'limiter'>,
  { keyword, visitorKey }: { keyword: string; visitorKey: string },
): Promise<{ counted: boolean }> {
  if (isUnfitKeyword(keyword)) return { counted: false }
  const { kysely, now, limiter } = context
  const moment = now()
  if (!(await findsSomething(kysely, keyword, moment))) return { counted: false }

  const known = await kysely
    .selectFrom('search_keyword')
    .select('keyword')
    .where('norm', 'in', [normaliseText(keyword), canonicalText(keyword)])
    .orderBy('weight', 'desc')
    .orderBy('keyword')
    .executeTakeFirst()
  const shown = known?.keyword ?? foldText(keyword).trim().replace(/\s+/gu, ' ')
  const hour = startOfHour(moment)
  const limits = searchHitLimits(context)
  if ((await limiter.take(limits)) !== null) return { counted: false }
  const outcome = await kysely.transaction().execute(async (transaction) => {
    const inserted = await transaction
      .insertInto('search_hit')
      .values({ hour, keyword: shown, visitor_key: visitorKey })
      .onConflict((conflict) => conflict.doNothing())
      .returning('keyword')
      .executeTakeFirst()
    if (!inserted) return { counted: false }
    // A popular keyword whose row another transaction has locked is skipped instead of waited for.
    await sql`
      update search_keyword set weight = weight + 1
      where keyword in (
        select keyword from search_keyword where keyword = ${shown} for update skip locked
      )`.execute(transaction)
    const oldest = new Date(hour.getTime() - RETENTION_DAYS * DAY_MS)
    await sql`
      delete from search_hit where ctid = any(array(
        select ctid from search_hit where hour < ${oldest} limit 100 for update skip locked
      ))`.execute(transaction)
    return { counted: true }
  })
  // What was counted before takes no room.
  if (!outcome.counted) await limiter.giveBack(limits)
  return outcome
}

/** The full hour that contains a moment. */
export function startOfHour(moment: Date): Date {
  return new Date(Math.floor(moment.getTime() / HOUR_MS) * HOUR_MS)
}
