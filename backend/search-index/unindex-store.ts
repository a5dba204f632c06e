import type { Kysely } from 'kysely'
import type { DB } from '#backend/db/schema.ts'
import { countTokens } from './index-product.ts'
import { tokensOf } from './search-token.ts'

/**
 * Takes all products of a store that has closed out of the search index at once; `indexProduct` for each would be many
 * queries for a large store. Call it in the transaction that closed the store, with that transaction's handle.
 */
export async function unindexStore(kysely: Kysely<DB>, storeSeq: number): Promise<void> {
  const gone = await kysely
    .deleteFrom('product_search')
    .where('store_seq', '=', storeSeq)
    .returningAll()
    .execute()
  const changes = new Map<string, number>()
  for (const product of gone)
    for (const token of tokensOf(product)) changes.set(token, (changes.get(token) ?? 0) - 1)
  await countTokens(kysely, changes)
}
