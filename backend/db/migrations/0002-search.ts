import { type Kysely, type Migration, sql } from 'kysely'

const statements = [
  // The grams are not stored: rows stay narrow, so that what a search has to read fits in memory. The high cost keeps
  // the planner from evaluating it for every row instead of using the index.
  `create function search_grams(norm text) returns text[]
    language plpgsql immutable strict parallel safe cost 200
    as $$
    declare
      characters text[] := string_to_array(norm, null);
      grams text[] := '{}';
    begin
      for i in 1..coalesce(array_length(characters, 1), 0) loop
        if characters[i] <> ' ' then
          grams := grams || characters[i];
          if characters[i + 1] <> ' ' then
            grams := grams || (characters[i] || characters[i + 1]);
          end if;
        end if;
      end loop;
      return grams;
    end
    $$`,
  `create function search_regions(region_code text) returns text[]
    language sql immutable strict parallel safe
    as $$ select array[left(region_code, 2), left(region_code, 5), left(region_code, 8), region_code] $$`,

  // Starting a parallel worker takes longer than any search does.
  `create table product_search (
    product_seq bigint primary key references product on delete cascade,
    store_seq bigint not null,
    rank bigint not null,
    bumped_at timestamptz not null,
    created_at timestamptz not null,
    category_seq int not null,
    price int not null,
    shipping_included boolean not null,
    safe_pay boolean not null,
    trade_state text not null,
    condition text not null,
    region_code text,
    category_path int[] not null,
    trade_methods text[] not null,
    norm text not null
  ) with (parallel_workers = 0)`,
  `create index product_search_grams on product_search
    using gin (search_grams(norm), category_path, search_regions(region_code))
    with (fastupdate = off)`,
  `create index product_search_rank on product_search (rank desc, product_seq desc)`,
  `create index product_search_bumped on product_search (bumped_at desc, product_seq desc)`,
  `create index product_search_price on product_search (price, product_seq desc)`,
  `create index product_search_store on product_search (store_seq, bumped_at desc, product_seq desc)`,

  `create table search_token (token text primary key, product_count int not null)`,

  `create table search_keyword (
    keyword text primary key,
    norm text not null,
    choseong text not null,
    jamo text not null,
    category_seq int references category,
    product_count int not null,
    weight int not null
  )`,
  `create index search_keyword_norm on search_keyword (norm text_pattern_ops)`,
  `create index search_keyword_choseong on search_keyword (choseong text_pattern_ops)`,
  `create index search_keyword_jamo on search_keyword (jamo text_pattern_ops)`,

  `create table search_hit (
    hour timestamptz not null,
    keyword text not null,
    visitor_key text not null,
    primary key (hour, keyword, visitor_key)
  )`,
]

/** The Korean search index, the keyword dictionary and the searches of visitors. */
export const search: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
