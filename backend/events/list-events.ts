import { sql } from 'kysely'
import type { EventSummary } from '#contracts/event.ts'
import type { HostContext } from '../operation/context.ts'
import { nextChangeOfPosts } from '../posts/post-table.ts'
import { EVENT_COLUMNS, startedEvents, summaryOfEvent } from './event-content.ts'

const PAGE_SIZE = 12

/** Events that run, what ends first at first; or those that ended, the last ended first. */
export async function listEvents(
  { kysely, now }: Pick<HostContext, 'kysely' | 'now'>,
  { ended, page }: { ended: boolean; page: number },
): Promise<{
  items: EventSummary[]
  total: number
  pageCount: number
  validUntil: string | null
}> {
  const at = now()
  const fitting = startedEvents({ kysely }, at).where(
    ended ? sql<boolean>`ends_at <= ${at}` : sql<boolean>`(ends_at is null or ends_at > ${at})`,
  )
  const [rows, { total }, validUntil] = await Promise.all([
    fitting
      .select(EVENT_COLUMNS)
      .orderBy(ended ? sql`ends_at desc` : sql`ends_at asc nulls last`)
      .orderBy('event_seq', 'desc')
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE)
      .execute(),
    fitting.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
    nextChangeOfPosts({ kysely }, 'event', 'starts_at', at),
  ])
  return {
    items: rows.map((row) => summaryOfEvent(row, at)),
    total,
    pageCount: Math.max(1, Math.ceil(total / PAGE_SIZE)),
    validUntil,
  }
}
