import type { EventDraw, HeldEvent } from '#contracts/event.ts'
import { maskName } from '#contracts/masks.ts'
import type { HostContext } from '../operation/context.ts'
import { type Refusal, refuse } from '../operation/refusal.ts'
import { entryListText } from './draw-winners.ts'
import { EVENT_COLUMNS, startedEvents, summaryOfEvent } from './event-content.ts'

/** One event that has started, ended or not, with its draw. */
export async function getEvent(
  { kysely, now }: Pick<HostContext, 'kysely' | 'now'>,
  eventSeq: number,
): Promise<HeldEvent | Refusal<'NOT_FOUND'>> {
  const at = now()
  const row = await startedEvents({ kysely }, at)
    .select(EVENT_COLUMNS)
    .where('event_seq', '=', eventSeq)
    .executeTakeFirst()
  if (!row) return refuse('NOT_FOUND')
  const summary = summaryOfEvent(row, at)
  return {
    ...summary,
    body: row.body,
    winners: row.winners,
    points: row.points,
    draw: row.kind === 'DRAW' ? await findDraw({ kysely }, eventSeq) : null,
    validUntil: summary.ended ? null : summary.endsAt,
  }
}

/** What is public of a draw; null where the event has none. */
export async function findDraw(
  { kysely }: Pick<HostContext, 'kysely'>,
  eventSeq: number,
): Promise<EventDraw | null> {
  const draw = await kysely
    .selectFrom('event_draw')
    .select(['entry_count', 'secret_hash', 'secret', 'list_hash', 'drawn_at'])
    .where('event_seq', '=', eventSeq)
    .executeTakeFirst()
  if (!draw) return null
  const { secret_hash: secretHash, secret, list_hash: listHash, drawn_at: drawnAt } = draw
  if (secret === null || listHash === null || drawnAt === null) return { secretHash, result: null }
  const places = await kysely
    .selectFrom('event_place')
    .innerJoin('event_entry', (join) =>
      join
        .onRef('event_entry.event_seq', '=', 'event_place.event_seq')
        .onRef('event_entry.entry_no', '=', 'event_place.entry_no'),
    )
    .innerJoin('users', 'users.user_seq', 'event_entry.user_seq')
    .leftJoin('store', 'store.user_seq', 'users.user_seq')
    .select(['event_entry.entry_no', 'code', 'passed_over', 'users.status', 'store.name'])
    .where('event_place.event_seq', '=', eventSeq)
    .orderBy('place')
    .execute()
  return {
    secretHash,
    result: {
      secret,
      listHash,
      entryCount: draw.entry_count,
      drawnAt: drawnAt.toISOString(),
      places: places.map(({ entry_no, code, passed_over, status, name }) => ({
        entryNo: entry_no,
        code,
        name: status === 'WITHDRAWN' || name === null ? '탈퇴한 회원' : maskName(name),
        passedOver: passed_over,
      })),
    },
  }
}

/** The list of entries whose hash a draw has shown; before the draw there is none. */
export async function listEntries(
  { kysely, now }: Pick<HostContext, 'kysely' | 'now'>,
  eventSeq: number,
): Promise<{ text: string } | Refusal<'NOT_FOUND'>> {
  const draw = await startedEvents({ kysely }, now())
    .innerJoin('event_draw', 'event_draw.event_seq', 'event.event_seq')
    .select('drawn_at')
    .where('event.event_seq', '=', eventSeq)
    .where('drawn_at', 'is not', null)
    .executeTakeFirst()
  if (!draw) return refuse('NOT_FOUND')
  const entries = await kysely
    .selectFrom('event_entry')
    .select(['entry_no as entryNo', 'code'])
    .where('event_seq', '=', eventSeq)
    .orderBy('entry_no')
    .execute()
  return { text: entryListText(entries) }
}
