import { sql } from 'kysely'
import { SITEMAP_PAGE_SIZE } from '#contracts/common.ts'
import type { HostContext } from '../operation/context.ts'
import { SITEMAP_SOURCES } from './sitemap-page.ts'

/** When the newest entry of each file of `sitemapPage` changed; one row a file. */
export async function sitemapIndex(
  { kysely }: Pick<HostContext, 'kysely'>,
  table: keyof typeof SITEMAP_SOURCES,
) {
  const { seq, listed } = SITEMAP_SOURCES[table]
  const { rows } = await sql<{ updated_at: Date }>`
    select max(updated_at) as updated_at
    from (
      select updated_at, (row_number() over (order by ${sql.ref(seq)}) - 1) / ${SITEMAP_PAGE_SIZE}::bigint as file
      from ${sql.table(table)} where ${listed}
    ) as entry
    group by file order by file
  `.execute(kysely)
  return { files: rows.map((row) => ({ updatedAt: row.updated_at.toISOString() })) }
}
