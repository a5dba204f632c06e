import { type Kysely, sql } from 'kysely'
import type { DB } from '#backend/db/schema.ts'
import type { HostContext } from '#backend/operation/context.ts'
import type { ContentSummary } from '#contracts/content.ts'

type ReadContext = Pick<HostContext, 'kysely' | 'now'>

/** Articles that readers may see now, with their pictures. */
export function publishedContents({ kysely, now }: ReadContext) {
  return (
    kysely
      .selectFrom('content')
      .innerJoin('media', 'media.media_key', 'content.media_key')
      .select([
        'content_seq',
        'title',
        'summary',
        'category',
        'author',
        'media.media_key',
        'width',
        'height',
        'color',
      ])
      .select(sql<Date>`published_at`.as('published_at'))
      // An article that waited for its time changed for its readers when it began.
      .select(sql<Date>`greatest(content.updated_at, published_at)`.as('updated_at'))
      .where('is_hidden', '=', false)
      .where('published_at', '<=', now())
  )
}

type Row = Awaited<ReturnType<ReturnType<typeof publishedContents>['execute']>>[number]

/** An article as lists show it. */
export function contentSummary(row: Row): ContentSummary {
  return {
    contentSeq: row.content_seq,
    title: row.title,
    summary: row.summary,
    category: row.category,
    author: row.author,
    image: { mediaKey: row.media_key, width: row.width, height: row.height, color: row.color },
    publishedAt: row.published_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  }
}

/** When the next scheduled article begins; null when none waits. */
export async function nextContentAt(kysely: Kysely<DB>, now: Date): Promise<string | null> {
  const row = await kysely
    .selectFrom('content')
    .select((select) => select.fn.min('published_at').as('at'))
    .where('is_hidden', '=', false)
    .where('published_at', '>', now)
    .executeTakeFirst()
  return row?.at ? new Date(row.at).toISOString() : null
}
