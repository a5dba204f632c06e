import { type Kysely, type Migration, sql } from 'kysely'

/** As in search-token.ts. */
const PRICE_BANDS = [
  0, 3_000, 5_000, 10_000, 20_000, 30_000, 50_000, 70_000, 100_000, 150_000, 200_000, 300_000,
  500_000, 700_000, 1_000_000, 1_500_000, 2_000_000, 3_000_000, 5_000_000, 10_000_000,
]

/** How many of the ends of bands lie below a price. */
const bandOf = (price: string) => `width_bucket(${price} - 1, array[${PRICE_BANDS.join(', ')}])`

const VECTOR = 'search_vector(norm, category_path, region_codes, created_at, price)'

const statements = [
  // What 0103 has, and in which band the price is: a price that few of a common word have is found without reading the others, and
  // the search knows how many products a price leaves.
  `create function search_vector(
      norm text, category_path int[], region_codes text, created_at timestamptz, price int
    )
    returns tsvector
    language sql immutable parallel safe cost 1000
    return search_vector(norm, category_path, region_codes, created_at)
      || array_to_tsvector(array['b:' || ${bandOf('price')}])`,
  `create index product_search_vector_and_price on product_search
    using gin (${VECTOR})
    with (fastupdate = off)`,
  'drop index product_search_vector',
  'alter index product_search_vector_and_price rename to product_search_vector',
  `insert into search_token (token, product_count)
    select 'b:' || ${bandOf('price')}, count(*) from product_search group by 1
    on conflict (token) do update set product_count = excluded.product_count`,
]

/** The index of the search knows what a product costs. */
export const pricesInSearch: Migration = {
  async up(db: Kysely<unknown>) {
    // An index over a million products takes longer than any query of a visitor may.
    await sql`set local statement_timeout = 0`.execute(db)
    for (const statement of statements) await sql.raw(statement).execute(db)
    await searchNewestByIt(db)
    await sql`analyze product_search`.execute(db)
  },
}

/** The function of 0103 asks the index as it is now. */
async function searchNewestByIt(db: Kysely<unknown>): Promise<void> {
  const { rows } = await sql<{ definition: string }>`
    select pg_get_functiondef('newest_with_words'::regproc) as definition`.execute(db)
  const [row] = rows
  if (!row) throw new Error('newest_with_words is missing')
  const before = 'search_vector(row.norm, row.category_path, row.region_codes, row.created_at)'
  if (!row.definition.includes(before)) throw new Error('newest_with_words is another')
  const after = before.replace('row.created_at', 'row.created_at, row.price')
  await sql.raw(row.definition.replace(before, after)).execute(db)
}
