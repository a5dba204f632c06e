import type { Kysely } from 'kysely'
import type { DB } from '#backend/db/schema.ts'
import { countTokens } from './index-product.ts'
import { showStorePrices } from './price-facts/write-price-facts.ts'
import { tokensOf } from './search-token.ts'

/**
 * Removes all products of a closed store from the search index at once; `indexProduct` for each would be many queries
 * for a large store. Call it in the transaction that closed the store, with that transaction's handle.
 */
export async function unindexStore(kysely: Kysely<DB>, storeSeq: number): Promise<void> {
  const removed = await kysely
    .deleteFrom('product_search')
    .where('store_seq', '=', storeSeq)
    .returningAll()
    .execute()
  const changes = new Map<string, number>()
  for (const product of removed)
    for (const token of tokensOf(product)) changes.set(token, (changes.get(token) ?? 0) - 1)
  await countTokens(kysely, changes)
  await showStorePrices(kysely, storeSeq)
}
