import type { ExhibitionSummary } from '#contracts/exhibition.ts'
import type { HostContext } from '../operation/context.ts'

/** Exhibitions that have started and are not hidden, with their pictures. */
export function startedExhibitions({ kysely, now }: Pick<HostContext, 'kysely' | 'now'>) {
  return kysely
    .selectFrom('exhibition')
    .innerJoin('media', 'media.media_key', 'exhibition.media_key')
    .select([
      'gnb_seq',
      'title',
      'subtitle',
      'body',
      'starts_at',
      'ends_at',
      'updated_at',
      'media.media_key',
      'width',
      'height',
      'color',
    ])
    .where('is_hidden', '=', false)
    .where('starts_at', '<=', now())
}

type Row = Awaited<ReturnType<ReturnType<typeof startedExhibitions>['execute']>>[number]

/** The summary of an exhibition as lists show it. */
export function summaryOf(row: Row, now: Date): ExhibitionSummary {
  return {
    gnbSeq: row.gnb_seq,
    title: row.title,
    subtitle: row.subtitle,
    image: { mediaKey: row.media_key, width: row.width, height: row.height, color: row.color },
    startsAt: row.starts_at.toISOString(),
    endsAt: row.ends_at?.toISOString() ?? null,
    ended: row.ends_at !== null && row.ends_at <= now,
    updatedAt: row.updated_at.toISOString(),
  }
}
