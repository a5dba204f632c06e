import type { HostContext } from '#backend/operation/context.ts'
import type { ContentSummary } from '#contracts/content.ts'
import type { ContentCategory } from '#contracts/content-rules.ts'
import { contentSummary, nextContentAt, publishedContents } from './published-contents.ts'

interface Wanted {
  category?: ContentCategory | undefined
  page: number
  size: number
}

/** A page of the published articles, newest first, and when the next one begins. */
export async function listContents(
  context: Pick<HostContext, 'kysely' | 'now'>,
  { category, page, size }: Wanted,
): Promise<{
  items: ContentSummary[]
  total: number
  pageCount: number
  validUntil: string | null
}> {
  const now = context.now()
  const wanted = publishedContents({ kysely: context.kysely, now: () => now }).$if(
    category !== undefined,
    (query) => query.where('category', '=', category as ContentCategory),
  )
  const [rows, counted, validUntil] = await Promise.all([
    wanted
      .orderBy('published_at', 'desc')
      .orderBy('content_seq', 'desc')
      .limit(size)
      .offset((page - 1) * size)
      .execute(),
    wanted
      .clearSelect()
      .select((select) => select.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow(),
    nextContentAt(context.kysely, now),
  ])
  const total = Number(counted.total)
  return { items: rows.map(contentSummary), total, pageCount: Math.ceil(total / size), validUntil }
}
