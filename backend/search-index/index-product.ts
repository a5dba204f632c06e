import { type Kysely, sql } from 'kysely'
import type { DB } from '#backend/db/schema.ts'
import { readIndexSource, writeIndexRows } from './index-rows.ts'
import { writePriceFactOf, writePriceFacts } from './price-facts/write-price-facts.ts'
import { type CountedProduct, tokensOf } from './search-token.ts'

/** Any number that no other advisory lock uses. */
const NEW_TOKENS_LOCK = 20_261_102

/**
 * Updates the search index for one product: written when it is visible and its store is open, removed when it is not;
 * and what the price lookup counts of it.
 * Call it in the transaction that changed the product (also its pictures, favorites or store's trust), with that
 * transaction's handle.
 */
export async function indexProduct(kysely: Kysely<DB>, productSeq: number): Promise<void> {
  const found = await readIndexSource(kysely, productSeq)
  if (!found) {
    await removeProduct(kysely, productSeq)
    return
  }
  const { source, before } = found
  const [after] = await writeIndexRows(kysely, [source])
  await recount(kysely, before, after)
  await writePriceFacts(kysely, [source])
}

async function removeProduct(kysely: Kysely<DB>, productSeq: number): Promise<void> {
  const before = await kysely
    .deleteFrom('product_search')
    .where('product_seq', '=', productSeq)
    .returningAll()
    .executeTakeFirst()
  await recount(kysely, before, undefined)
  await writePriceFactOf(kysely, productSeq)
}

async function recount(
  kysely: Kysely<DB>,
  before: CountedProduct | null | undefined,
  after: CountedProduct | undefined,
): Promise<void> {
  const lost = before ? tokensOf(before) : new Set<string>()
  const gained = after ? tokensOf(after) : new Set<string>()
  const changes = new Map<string, number>()
  for (const token of lost) if (!gained.has(token)) changes.set(token, -1)
  for (const token of gained) if (!lost.has(token)) changes.set(token, 1)
  await countTokens(kysely, changes)
}

/**
 * Counts only guide the planning, so no transaction waits for them: a row that another transaction has locked is
 * skipped. So two transactions can never block each other.
 * @param changes by how much the products of a token became more or, negative, fewer
 */
export async function countTokens(
  kysely: Kysely<DB>,
  changes: ReadonlyMap<string, number>,
): Promise<void> {
  if (changes.size === 0) return
  await sql`
    with change as (
      select * from unnest(
        ${[...changes.keys()]}::text[], ${[...changes.values()]}::int[]
      ) as change (token, by)
    ), free as (
      select token from search_token where token in (select token from change)
      for update skip locked
    )
    update search_token set product_count = greatest(0, product_count + change.by)
    from change join free on free.token = change.token
    where search_token.token = change.token`.execute(kysely)
  const more = [...changes].flatMap(([token, by]) => (by > 0 ? [token] : []))
  if (more.length === 0) return
  await sql`
    insert into search_token (token, product_count)
    select token, 1
    from unnest(${more}::text[]) as made (token)
    where not exists (select from search_token known where known.token = made.token)
      and (select pg_try_advisory_xact_lock(${NEW_TOKENS_LOCK}))
    on conflict do nothing`.execute(kysely)
}
