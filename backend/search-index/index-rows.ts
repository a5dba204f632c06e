import { type Kysely, type RawBuilder, sql } from 'kysely'
import { preparedOnce } from '#backend/db/prepared-statement.ts'
import type { DB } from '#backend/db/schema.ts'
import type { TradeState } from '#contracts/product.ts'
import { MOST_LISTED_BEFORE, rankOf } from './rank.ts'
import { searchTextOf } from './search-text.ts'
import type { CountedProduct } from './search-token.ts'

/** The rows of the index, one for each visible product of an open store. */
export interface IndexSource extends Omit<CountedProduct, 'norm'> {
  product_seq: number
  title: string
  tags: string[]
  trade_state: TradeState
  bumped_at: Date
  favorite_count: number
  image_count: number
  listed_before: number
  trust_score: number
}

/** The category of the product `p` and its ancestors, top first. */
const categoryPath = sql`
  lateral (
    with recursive up (category_seq, parent_seq, height) as (
      select category_seq, parent_seq, 0 from category where category_seq = p.category_seq
      union all
      select above.category_seq, above.parent_seq, up.height + 1
      from category above join up on above.category_seq = up.parent_seq
    )
    select array_agg(category_seq order by height desc) as category_path from up
  ) path`

/** Of the product `p`. */
const regionCodes = sql`
  nullif(' ' || array_to_string(array_prepend(p.region_code, p.more_region_codes), ' '), ' ')`

/** How many others the store listed or renewed in the day before the product `p`, as far as its rank counts them. */
const listedBefore = sql`
  (select count(*)::int from (
    select from product other
    where other.store_seq = p.store_seq and other.visibility = 'ACTIVE'
      and (other.bumped_at, other.product_seq) < (p.bumped_at, p.product_seq)
      and other.bumped_at > p.bumped_at - interval '1 day'
    limit ${MOST_LISTED_BEFORE}
  ) as others)`

/** What the index is made of: of the product `p` and its store `s`. */
const sourceColumns = sql`
  p.product_seq, p.title, p.tags, p.trade_state, p.condition, p.trade_methods,
  p.shipping_included, p.safe_pay, coalesce(p.previous_price > p.price, false) as lowered,
  ${regionCodes} as region_codes, p.bumped_at, p.favorite_count, p.price,
  path.category_path, s.trust_score,
  (select count(*)::int from product_image i where i.product_seq = p.product_seq) as image_count,
  ${listedBefore} as listed_before`

const sources = sql`
  product p
  join store s on s.store_seq = p.store_seq
  cross join ${categoryPath}`

const isIndexed = sql`p.visibility = 'ACTIVE' and s.status = 'ACTIVE'`

/** The row of the index as it is, of the product `p`; null where it has none. */
const indexedBefore = sql`(
  select jsonb_build_object(
    'norm', row.norm, 'category_path', row.category_path, 'region_codes', row.region_codes,
    'trade_state', row.trade_state, 'condition', row.condition,
    'trade_methods', row.trade_methods, 'shipping_included', row.shipping_included,
    'safe_pay', row.safe_pay, 'lowered', row.lowered, 'price', row.price
  )
  from product_search row where row.product_seq = p.product_seq
)`

/** Reads a visible product, and what the index has of it; undefined for one that is not to be found. */
export async function readIndexSource(
  kysely: Kysely<DB>,
  productSeq: number,
): Promise<{ source: IndexSource; before: CountedProduct | null } | undefined> {
  const { rows } = await sql<IndexSource & { before: CountedProduct | null }>`${preparedOnce}
    select ${sourceColumns}, ${indexedBefore} as before
    from ${sources}
    where ${isIndexed} and p.product_seq = ${productSeq}`.execute(kysely)
  const [row] = rows
  if (!row) return undefined
  const { before, ...source } = row
  return { source, before }
}

/** Reads the visible products that `condition` (on `p`, the product) selects, lowest number first. */
export async function readIndexSources(
  kysely: Kysely<DB>,
  condition: RawBuilder<unknown>,
  limit: number,
): Promise<IndexSource[]> {
  const { rows } = await sql<IndexSource>`
    select ${sourceColumns}
    from ${sources}
    where ${isIndexed} and ${condition}
    order by p.product_seq
    limit ${limit}`.execute(kysely)
  return rows
}

/** Writes the rows of these products; all other columns are copied from the product itself. */
export async function writeIndexRows(
  kysely: Kysely<DB>,
  sources: readonly IndexSource[],
): Promise<(CountedProduct & { product_seq: number })[]> {
  const rows = sources.map((source) => ({
    ...source,
    norm: searchTextOf(source.title, source.tags),
    rank: rankOf({
      bumpedAt: source.bumped_at,
      tradeState: source.trade_state,
      imageCount: source.image_count,
      listedBefore: source.listed_before,
      safePay: source.safe_pay,
      favoriteCount: source.favorite_count,
      trustScore: source.trust_score,
    }),
  }))
  await sql`
    insert into product_search (product_seq, store_seq, rank, bumped_at, created_at, category_seq,
      price, shipping_included, safe_pay, trade_state, condition, region_codes, category_path,
      trade_methods, lowered, norm)
    select p.product_seq, p.store_seq, made.rank, p.bumped_at, p.created_at, p.category_seq,
      p.price, p.shipping_included, p.safe_pay, p.trade_state, p.condition, ${regionCodes},
      string_to_array(made.category_path, ' ')::int[], p.trade_methods,
      coalesce(p.previous_price > p.price, false), made.norm
    from unnest(
      ${rows.map((row) => row.product_seq)}::bigint[],
      ${rows.map((row) => row.rank)}::bigint[],
      ${rows.map((row) => row.norm)}::text[],
      ${rows.map((row) => row.category_path.join(' '))}::text[]
    ) as made (product_seq, rank, norm, category_path)
    join product p on p.product_seq = made.product_seq
    on conflict (product_seq) do update set
      store_seq = excluded.store_seq, rank = excluded.rank, bumped_at = excluded.bumped_at,
      created_at = excluded.created_at, category_seq = excluded.category_seq,
      price = excluded.price, shipping_included = excluded.shipping_included,
      safe_pay = excluded.safe_pay, trade_state = excluded.trade_state,
      condition = excluded.condition, region_codes = excluded.region_codes,
      category_path = excluded.category_path, trade_methods = excluded.trade_methods,
      lowered = excluded.lowered, norm = excluded.norm`.execute(kysely)
  return rows
}
