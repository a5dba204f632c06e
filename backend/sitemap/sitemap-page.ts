import { sql } from 'kysely'
import { SITEMAP_PAGE_SIZE } from '#contracts/common.ts'
import type { HostContext } from '../operation/context.ts'

export const SITEMAP_SOURCES = {
  product: {
    seq: 'product_seq',
    listed: sql`visibility = 'ACTIVE' and exists (
      select from store where store.store_seq = product.store_seq and store.status = 'ACTIVE'
    )`,
  },
  store: { seq: 'store_seq', listed: sql`status = 'ACTIVE'` },
} as const

/** One page of what crawlers may list, by sequence number, with the true time of its last change. */
export async function sitemapPage(
  { kysely }: Pick<HostContext, 'kysely'>,
  table: keyof typeof SITEMAP_SOURCES,
  page: number,
) {
  const { seq, listed } = SITEMAP_SOURCES[table]
  const [entries, total] = await Promise.all([
    sql<{ seq: number; updated_at: Date }>`
      select ${sql.ref(seq)} as seq, updated_at from ${sql.table(table)} where ${listed}
      order by ${sql.ref(seq)} limit ${SITEMAP_PAGE_SIZE} offset ${(page - 1) * SITEMAP_PAGE_SIZE}
    `.execute(kysely),
    sql<{ count: number }>`
      select count(*)::int as count from ${sql.table(table)} where ${listed}
    `.execute(kysely),
  ])
  return {
    entries: entries.rows.map((row) => ({ seq: row.seq, updatedAt: row.updated_at.toISOString() })),
    pageCount: Math.ceil((total.rows[0]?.count ?? 0) / SITEMAP_PAGE_SIZE),
  }
}
