import type { HostContext } from '#backend/operation/context.ts'
import { SITEMAP_PAGE_SIZE } from '#contracts/common.ts'
import { nextContentAt, publishedContents } from './published-contents.ts'

/** Every published article with the time of its last change, newest first. */
export async function contentSitemap(context: Pick<HostContext, 'kysely' | 'now'>): Promise<{
  entries: { seq: number; updatedAt: string }[]
  validUntil: string | null
}> {
  const now = context.now()
  const [rows, validUntil] = await Promise.all([
    publishedContents({ kysely: context.kysely, now: () => now })
      .orderBy('published_at', 'desc')
      .limit(SITEMAP_PAGE_SIZE)
      .execute(),
    nextContentAt(context.kysely, now),
  ])
  return {
    entries: rows.map((row) => ({ seq: row.content_seq, updatedAt: row.updated_at.toISOString() })),
    validUntil,
  }
}
