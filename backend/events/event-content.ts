import type { Selectable } from 'kysely'
import type { EventContent, EventSummary } from '#contracts/event.ts'
import type { DB } from '../db/schema.ts'
import { imageOf } from '../media/image-columns.ts'
import type { HostContext } from '../operation/context.ts'
import { type Refusal, refuse } from '../operation/refusal.ts'

type Row = Selectable<DB['event']>
type StoredContent = DB['event_version']['content']['__select__']

/** The columns of a content. An event that nobody takes part in here has no prizes. */
export function columnsOfEvent(content: Omit<EventContent, 'endsAt'> & { endsAt: string | null }) {
  const isPlayed = content.kind !== 'NEWS'
  return {
    kind: content.kind,
    title: content.title,
    summary: content.summary,
    body: content.body,
    starts_at: new Date(content.startsAt),
    ends_at: content.endsAt === null ? null : new Date(content.endsAt),
    winners: isPlayed ? content.winners : 0,
    points: isPlayed ? content.points : 0,
  }
}

export function contentOfEvent(row: Row): StoredContent {
  return {
    kind: row.kind,
    title: row.title,
    summary: row.summary,
    body: row.body,
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at?.toISOString() ?? null,
    winners: row.winners,
    points: row.points,
  }
}

/** What entrants rely on: from the start on it stays. */
export const termsOfEvent = ({ kind, startsAt, endsAt, winners, points }: StoredContent): string =>
  JSON.stringify([kind, startsAt, endsAt, winners, points])

/** Prizes that are none, of an event with prizes. */
export const refuseTerms = ({
  kind,
  winners,
  points,
}: Pick<EventContent, 'kind' | 'winners' | 'points'>): Refusal<'TERMS'> | null =>
  kind !== 'NEWS' && (winners < 1 || points < 1) ? refuse('TERMS') : null

/** Events that have started and are not hidden, with their pictures. */
export function startedEvents({ kysely }: Pick<HostContext, 'kysely'>, at: Date) {
  return kysely
    .selectFrom('event')
    .leftJoin('media', 'media.media_key', 'event.media_key')
    .where('is_hidden', '=', false)
    .where('starts_at', '<=', at)
}

export const EVENT_COLUMNS = [
  'event_seq',
  'event.kind',
  'title',
  'summary',
  'body',
  'starts_at',
  'ends_at',
  'winners',
  'points',
  'updated_at',
  'media.media_key',
  'width',
  'height',
  'color',
] as const

type ListedRow = Pick<
  Row,
  'event_seq' | 'kind' | 'title' | 'summary' | 'starts_at' | 'ends_at' | 'updated_at'
> & {
  media_key: string | null
  width: number | null
  height: number | null
  color: string | null
}

/** The summary of an event as lists show it. */
export function summaryOfEvent(row: ListedRow, at: Date): EventSummary {
  return {
    eventSeq: row.event_seq,
    kind: row.kind,
    title: row.title,
    summary: row.summary,
    image: imageOf(row),
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at?.toISOString() ?? null,
    ended: row.ends_at !== null && row.ends_at <= at,
    updatedAt: row.updated_at.toISOString(),
  }
}
