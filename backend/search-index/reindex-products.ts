import { type Kysely, sql } from 'kysely'
import type { DB } from '#backend/db/schema.ts'
import { readIndexSources, writeIndexRows } from './index-rows.ts'

/**
 * Updates the positions of visible products whose texts, prices and states did not change, such as after a change of
 * their favorites: `indexProduct` for many at once. Call it in the transaction that changed them, with its handle.
 */
export async function reindexProducts(
  kysely: Kysely<DB>,
  productSeqs: readonly number[],
): Promise<void> {
  if (productSeqs.length === 0) return
  const sources = await readIndexSources(
    kysely,
    sql`p.product_seq = any(${productSeqs}::bigint[])`,
    productSeqs.length,
  )
  if (sources.length > 0) await writeIndexRows(kysely, sources)
}
