import { type Kysely, sql } from 'kysely'
import { DAY_MS } from '#contracts/durations.ts'
import { QUESTION_WAIT_SAMPLE } from '#contracts/question-rules.ts'
import type { DB } from '../db/schema.ts'

/** The median of how long askers lately waited for an answer, in minutes; null where there were too few. */
export async function medianWait(db: Kysely<DB>, now: Date): Promise<number | null> {
  const { least, days, most } = QUESTION_WAIT_SAMPLE
  const since = new Date(now.getTime() - days * DAY_MS)
  const { rows } = await sql<{ answers: number; median: number | null }>`
    select count(*)::int as answers,
      round(percentile_cont(0.5) within group (order by waited_minutes))::int as median
    from (select waited_minutes from question_message
      where waited_minutes is not null and at > ${since} order by at desc limit ${most}) answer`.execute(
    db,
  )
  const [{ answers, median } = { answers: 0, median: null }] = rows
  return answers < least ? null : median
}
