import { type Kysely, type Migration, sql } from 'kysely'

const WEEK_SECONDS = 604_800

/** The number of the period is the same everywhere and for ever, as an index needs it. */
const periodOf = (at: string, weeks: number) =>
  `floor(extract(epoch from ${at}) / ${weeks * WEEK_SECONDS})::int`

const statements = [
  // What 0101 has, and when the product was listed, so that the newest of many hits are found without reading the others.
  `create function search_vector(norm text, category_path int[], region_codes text, created_at timestamptz)
    returns tsvector
    language sql immutable parallel safe cost 1000
    return search_vector(norm, category_path, region_codes) || array_to_tsvector(array[
      'w1:' || ${periodOf('created_at', 1)}, 'w4:' || ${periodOf('created_at', 4)}
    ])`,
  `create index product_search_vector_and_time on product_search
    using gin (search_vector(norm, category_path, region_codes, created_at))
    with (fastupdate = off)`,
  'drop index product_search_vector',
  'alter index product_search_vector_and_time rename to product_search_vector',
  // The newest sold products and the newest for sale, with their search texts. No more products have all the words than have their
  // rarest token; where these are many, those of the last weeks are read first, and more only where they are not half of what is
  // asked for, because each lies in a block of its own. A plan takes longer than such a step, so there is one for all. Volatile,
  // because the planner would call it for an estimate.
  `create function newest_with_words(
      words tsquery, tokens text[], now timestamptz, most_sold int, most_asked int,
      out product_seqs bigint[], out norms text[]
    )
    language plpgsql volatile set plan_cache_mode = force_generic_plan
    as $$
    declare
      few constant int := 500;
      week int := ${periodOf('now', 1)};
      month int := ${periodOf('now', 4)};
      step tsquery;
      steps tsquery[] := array[words];
      sold int;
    begin
      if coalesce((select min(product_count) from search_token where token = any(tokens)), few + 1) > few then
        steps := array[
          words && format('''w1:%s''|''w1:%s''', week, week - 1)::tsquery,
          words && format('''w4:%s''|''w4:%s''', month, month - 1)::tsquery,
          words
        ];
      end if;
      foreach step in array steps loop
        with placed as (
          select row.product_seq, row.norm, row.created_at, row.trade_state = 'SOLD' as is_sold,
            row_number() over (
              partition by row.trade_state = 'SOLD' order by row.created_at desc, row.product_seq desc
            ) as place
          from product_search row
          where search_vector(row.norm, row.category_path, row.region_codes, row.created_at) @@ step
        )
        select coalesce(array_agg(p.product_seq), '{}'), coalesce(array_agg(p.norm), '{}'),
            count(*) filter (where p.is_sold)
          into product_seqs, norms, sold
          from placed p
          where p.place <= case when p.is_sold then most_sold else most_asked end;
        exit when sold >= most_sold / 2 and cardinality(product_seqs) - sold >= most_asked / 2;
      end loop;
    end
    $$`,
  'analyze product_search',
]

/** The index of the search knows when a product was listed. */
export const newestWithWords: Migration = {
  async up(db: Kysely<unknown>) {
    // An index over a million products takes longer than any query of a visitor may.
    await sql`set local statement_timeout = 0`.execute(db)
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
