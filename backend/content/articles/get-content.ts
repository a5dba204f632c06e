import { sql } from 'kysely'
import type { HostContext } from '#backend/operation/context.ts'
import type { ContentSummary, ShownBlock } from '#contracts/content.ts'
import { RELATED_CONTENTS } from '#contracts/content-rules.ts'
import { contentSummary, nextContentAt, publishedContents } from './published-contents.ts'
import { shownBlocks } from './shown-blocks.ts'

interface PublishedContent extends ContentSummary {
  blocks: ShownBlock[]
  related: ContentSummary[]
  validUntil: string | null
}

/** A published article with its blocks, and others: of its category first, then the newest. Null for any other. */
export async function getContent(
  context: Pick<HostContext, 'kysely' | 'now'>,
  contentSeq: number,
): Promise<PublishedContent | null> {
  const { kysely } = context
  const now = context.now()
  const published = publishedContents({ kysely, now: () => now })
  const row = await published
    .select('blocks')
    .where('content_seq', '=', contentSeq)
    .executeTakeFirst()
  if (!row) return null
  const [blocks, related, validUntil] = await Promise.all([
    shownBlocks(kysely, row.blocks),
    published
      .where('content_seq', '<>', contentSeq)
      .orderBy(sql`category = ${row.category}`, 'desc')
      .orderBy('published_at', 'desc')
      .orderBy('content_seq', 'desc')
      .limit(RELATED_CONTENTS)
      .execute(),
    nextContentAt(kysely, now),
  ])
  return { ...contentSummary(row), blocks, related: related.map(contentSummary), validUntil }
}
