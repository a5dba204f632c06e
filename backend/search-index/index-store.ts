import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.ts'
import { countTokens } from './index-product.ts'
import { readIndexSources, writeIndexRows } from './index-rows.ts'
import { writePriceFacts } from './price-facts/write-price-facts.ts'
import { tokensOf } from './search-token.ts'

const BATCH_SIZE = 1_000

/**
 * Puts all visible products of a store that opens again into the search index; none of them is in it. Call it in the
 * transaction that opened the store, with that transaction's handle.
 */
export async function indexStore(kysely: Kysely<DB>, storeSeq: number): Promise<void> {
  const changes = new Map<string, number>()
  let last = 0
  for (;;) {
    const inStore = sql`p.store_seq = ${storeSeq} and p.product_seq > ${last}`
    const sources = await readIndexSources(kysely, inStore, BATCH_SIZE)
    if (sources.length === 0) break
    for (const product of await writeIndexRows(kysely, sources))
      for (const token of tokensOf(product)) changes.set(token, (changes.get(token) ?? 0) + 1)
    await writePriceFacts(kysely, sources)
    last = sources.at(-1)?.product_seq ?? last
  }
  await countTokens(kysely, changes)
}
