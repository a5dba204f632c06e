import { type Kysely, sql } from 'kysely'
import type { DB } from '#backend/db/schema.ts'
import { type CollectedKeyword, KeywordCollector } from './collect-keywords.ts'
import { readIndexSources, writeIndexRows } from './index-rows.ts'
import { choseongOf, jamoOf } from './korean/jamo.ts'
import { writePriceFacts } from './price-facts/write-price-facts.ts'
import { tokensOf } from './search-token.ts'

const CLUSTER_INDEX = 'product_search_rank'
const BATCH_SIZE = 5_000
/** Keywords of the dictionary; it bounds what a suggestion may have to scan. */
const DICTIONARY_SIZE = 20_000
/** A keyword is shared by at least two products, and by one in twenty thousand. */
const LEAST_KEYWORD_COUNT = 2
const PRODUCTS_PER_KEYWORD_COUNT = 20_000

/**
 * Rebuilds the search index, the token counts and the keyword dictionary from the products, and reads their titles for the
 * price lookup. Searches wait until it is
 * done; with 2,000 products that is about half a second. The weight that searches added to a keyword is counted again
 * from search_hit.
 */
export async function reindexAll(kysely: Kysely<DB>): Promise<{ products: number }> {
  return kysely.isTransaction ? rebuild(kysely) : kysely.transaction().execute(rebuild)
}

async function rebuild(kysely: Kysely<DB>): Promise<{ products: number }> {
  // An index over a million products takes longer than any query of a visitor may.
  await sql`set local statement_timeout = 0`.execute(kysely)
  // After a bulk load there are no statistics of these tables, and plans would be bad.
  await analyze(kysely, ['product', 'product_image', 'store', 'category'])
  await sql`truncate product_search, search_token, search_keyword`.execute(kysely)
  // Indexes are much faster to build at once than row by row, and so are the counts of the categories' letters.
  const indexes = await dropIndexes(kysely)
  await sql`alter table product_search disable trigger product_search_insert`.execute(kysely)

  const tokenCounts = new Map<string, number>()
  const collector = new KeywordCollector()
  let products = 0
  let lastSeq = 0
  for (;;) {
    const sources = await readIndexSources(kysely, sql`p.product_seq > ${lastSeq}`, BATCH_SIZE)
    const last = sources.at(-1)
    if (!last) break
    lastSeq = last.product_seq
    products += sources.length
    for (const row of await writeIndexRows(kysely, sources)) {
      for (const token of tokensOf(row)) tokenCounts.set(token, (tokenCounts.get(token) ?? 0) + 1)
    }
    await writePriceFacts(kysely, sources)
    for (const source of sources) {
      const [topCategory] = source.category_path
      if (topCategory !== undefined) collector.add(source.title, topCategory, source.favorite_count)
    }
  }

  for (const definition of indexes) {
    await sql.raw(definition).execute(kysely)
    // In the order of 추천순 and nearly of 최신순, a page of a list is a few neighbouring blocks.
    if (definition.includes(CLUSTER_INDEX))
      await sql`cluster product_search using ${sql.id(CLUSTER_INDEX)}`.execute(kysely)
  }
  await sql`alter table product_search enable trigger product_search_insert`.execute(kysely)
  await writeCategoryGrams(kysely)
  await writeTokens(kysely, tokenCounts)
  const leastCount = Math.max(
    LEAST_KEYWORD_COUNT,
    Math.floor(products / PRODUCTS_PER_KEYWORD_COUNT),
  )
  await writeKeywords(kysely, collector.collect(DICTIONARY_SIZE, leastCount))
  await analyze(kysely, ['product_search', 'search_token', 'search_keyword', 'price_fact'])
  return { products }
}

/** Drops the indexes of product_search except its key; returns their definitions, the one to cluster by first. */
async function dropIndexes(kysely: Kysely<DB>): Promise<string[]> {
  const { rows } = await sql<{ name: string; definition: string }>`
    select i.indexrelid::regclass::text as name, pg_get_indexdef(i.indexrelid) as definition
    from pg_index i
    where i.indrelid = 'product_search'::regclass and not i.indisprimary
    order by i.indexrelid::regclass::text <> ${CLUSTER_INDEX}, name`.execute(kysely)
  for (const { name } of rows) await sql`drop index ${sql.id(name)}`.execute(kysely)
  return rows.map(({ definition }) => definition)
}

async function analyze(kysely: Kysely<DB>, tables: readonly string[]): Promise<void> {
  for (const table of tables) await sql`analyze ${sql.id(table)}`.execute(kysely)
}

/** What the trigger of a new row counts. */
async function writeCategoryGrams(kysely: Kysely<DB>): Promise<void> {
  await sql`
    insert into category_gram (gram, category_seq, product_count)
    select gram collate "C", category_seq, count(*)::int
    from product_search, unnest(category_grams(norm)) as gram
    group by 1, 2`.execute(kysely)
}

async function writeTokens(kysely: Kysely<DB>, counts: ReadonlyMap<string, number>): Promise<void> {
  await sql`
    insert into search_token (token, product_count)
    select * from unnest(${[...counts.keys()]}::text[], ${[...counts.values()]}::int[])`.execute(
    kysely,
  )
}

async function writeKeywords(
  kysely: Kysely<DB>,
  keywords: readonly CollectedKeyword[],
): Promise<void> {
  await sql`
    insert into search_keyword
      (keyword, norm, choseong, jamo, category_seq, product_count, weight)
    select made.keyword, norm, choseong, jamo, category_seq, product_count,
      weight + coalesce(hits.hits, 0)
    from unnest(
      ${keywords.map(({ keyword }) => keyword)}::text[],
      ${keywords.map(({ norm }) => norm)}::text[],
      ${keywords.map(({ norm }) => choseongOf(norm))}::text[],
      ${keywords.map(({ norm }) => jamoOf(norm))}::text[],
      ${keywords.map(({ categorySeq }) => categorySeq)}::int[],
      ${keywords.map(({ productCount }) => productCount)}::int[],
      ${keywords.map(({ weight }) => weight)}::int[]
    ) as made (keyword, norm, choseong, jamo, category_seq, product_count, weight)
    left join (
      select keyword, count(*)::int as hits from search_hit group by keyword
    ) as hits on hits.keyword = made.keyword`.execute(kysely)
}
