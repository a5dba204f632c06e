import { sql } from 'kysely'
import type { PostState } from '#contracts/announcement-rules.ts'
import type { EventDeskRow, EventDraft } from '#contracts/event.ts'
import type { HostContext } from '../operation/context.ts'
import { type Refusal, refuse } from '../operation/refusal.ts'
import { isInPostState } from '../posts/post-state.ts'
import { contentOfEvent } from './event-content.ts'
import { eventTable } from './event-posts.ts'
import { findDraw } from './get-event.ts'
import { promotionOf } from './promote-event.ts'

const PAGE_SIZE = 30

type Desk = { items: EventDeskRow[]; total: number; pageCount: number }

/** Events in one state: what comes next at first, the others newest first. */
export async function listEventDesk(
  { kysely, now }: Pick<HostContext, 'kysely' | 'now'>,
  { state, page }: { state: PostState; page: number },
): Promise<Desk> {
  const at = now()
  const direction = state === 'SCHEDULED' ? 'asc' : 'desc'
  const fitting = kysely.selectFrom('event').where(isInPostState(state, at, 'starts_at'))
  const [rows, { total }] = await Promise.all([
    fitting
      .leftJoin('event_draw', 'event_draw.event_seq', 'event.event_seq')
      .selectAll('event')
      .select(['entry_count', 'drawn_at'])
      .orderBy('starts_at', direction)
      .orderBy('event.event_seq', direction)
      .limit(PAGE_SIZE)
      .offset((page - 1) * PAGE_SIZE)
      .execute(),
    fitting.select(sql<number>`count(*)::int`.as('total')).executeTakeFirstOrThrow(),
  ])
  return {
    items: rows.map((row) => ({
      eventSeq: row.event_seq,
      kind: row.kind,
      title: row.title,
      startsAt: row.starts_at.toISOString(),
      endsAt: row.ends_at?.toISOString() ?? null,
      state,
      entryCount: row.entry_count ?? 0,
      isDrawn: row.drawn_at !== null,
      updatedAt: row.updated_at.toISOString(),
    })),
    total,
    pageCount: Math.max(1, Math.ceil(total / PAGE_SIZE)),
  }
}

/** One event as operators edit it, with its versions, newest first. */
export async function getEventDraft(
  { kysely, now }: Pick<HostContext, 'kysely' | 'now'>,
  eventSeq: number,
): Promise<EventDraft | Refusal<'NOT_FOUND'>> {
  const [row, entries, draw, promotion] = await Promise.all([
    kysely.selectFrom('event').selectAll().where('event_seq', '=', eventSeq).executeTakeFirst(),
    kysely
      .selectFrom('event_draw')
      .select('entry_count')
      .where('event_seq', '=', eventSeq)
      .executeTakeFirst(),
    findDraw({ kysely }, eventSeq),
    promotionOf({ kysely }, eventSeq),
  ])
  if (!row) return refuse('NOT_FOUND')
  return {
    ...contentOfEvent(row),
    eventSeq,
    hasStarted: row.starts_at <= now(),
    entryCount: entries?.entry_count ?? 0,
    draw: row.kind === 'DRAW' ? draw : null,
    promotion,
    ...(await eventTable.historyOf({ kysely, now }, row)),
  }
}
