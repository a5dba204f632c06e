import type { Kysely, Selectable } from 'kysely'
import type { ContentTable, DB } from '#backend/db/schema.ts'
import type { DeskContent } from '#contracts/content-desk.ts'
import type { Article, ContentState } from '#contracts/content-rules.ts'

type Shown = Pick<Selectable<ContentTable>, 'is_hidden' | 'published_at'>

/** Whether readers see it now, will see it, or do not. */
export function contentState({ is_hidden, published_at }: Shown, now: Date): ContentState {
  if (is_hidden || published_at === null) return 'HIDDEN'
  return published_at > now ? 'SCHEDULED' : 'PUBLISHED'
}

/** An article as the operators' list shows it. */
export function deskContent(row: Selectable<ContentTable>, now: Date): DeskContent {
  return {
    contentSeq: row.content_seq,
    title: row.title,
    category: row.category,
    state: contentState(row, now),
    publishedAt: row.published_at?.toISOString() ?? null,
    updatedAt: row.updated_at.toISOString(),
    version: row.version,
  }
}

/** What an operator wrote, out of the row of an article. */
export function articleOf(row: Selectable<ContentTable>): Article {
  const { title, summary, category, author, media_key: mediaKey, blocks } = row
  return { title, summary, category, author, mediaKey, blocks }
}

/** The columns of what an operator wrote. */
export function articleColumns({ mediaKey, blocks, title, summary, category, author }: Article) {
  return { title, summary, category, author, media_key: mediaKey, blocks: JSON.stringify(blocks) }
}

/** The row of an article, locked until the transaction ends. */
export function lockContent(trx: Kysely<DB>, contentSeq: number) {
  return trx
    .selectFrom('content')
    .selectAll()
    .where('content_seq', '=', contentSeq)
    .forUpdate()
    .executeTakeFirst()
}
