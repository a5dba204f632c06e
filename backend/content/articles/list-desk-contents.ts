import { sql } from 'kysely'
import type { HostContext } from '#backend/operation/context.ts'
import type { DeskContent } from '#contracts/content-desk.ts'
import type { ContentState } from '#contracts/content-rules.ts'
import { deskContent } from './desk-content.ts'

const PER_PAGE = 30

/** Articles in any state, the last changed first, and how many are in each state. */
export async function listDeskContents(
  { kysely, now: clock }: Pick<HostContext, 'kysely' | 'now'>,
  { state, page }: { state?: ContentState | undefined; page: number },
): Promise<{
  items: DeskContent[]
  counts: Record<ContentState, number>
  pageCount: number
}> {
  const now = clock()
  const stateOf = sql<ContentState>`case
    when is_hidden or published_at is null then 'HIDDEN'
    when published_at > ${now} then 'SCHEDULED'
    else 'PUBLISHED' end`
  const [rows, counted] = await Promise.all([
    kysely
      .selectFrom('content')
      .selectAll()
      .$if(state !== undefined, (query) => query.where(stateOf, '=', state as ContentState))
      .orderBy('updated_at', 'desc')
      .orderBy('content_seq', 'desc')
      .limit(PER_PAGE)
      .offset((page - 1) * PER_PAGE)
      .execute(),
    kysely
      .selectFrom('content')
      .select([stateOf.as('state'), (select) => select.fn.countAll<number>().as('count')])
      .groupBy('state')
      .execute(),
  ])
  const countOf = (wanted: ContentState) =>
    Number(counted.find((row) => row.state === wanted)?.count ?? 0)
  const counts = {
    SCHEDULED: countOf('SCHEDULED'),
    PUBLISHED: countOf('PUBLISHED'),
    HIDDEN: countOf('HIDDEN'),
  }
  const total = state ? counts[state] : counts.SCHEDULED + counts.PUBLISHED + counts.HIDDEN
  return {
    items: rows.map((row) => deskContent(row, now)),
    counts,
    pageCount: Math.ceil(total / PER_PAGE),
  }
}
