import { type Kysely, type Migration, sql } from 'kysely'

const statements = [
  // Everything by which the index finds a product, as one vector, so that a search is one condition on it, however its words and
  // their alternatives are combined. Several conditions on an array of grams were read by the index in part, and the others
  // computed for each row: 0.15 ms each. Tokens are those of tokensOf in search-token.ts: the grams of the text, of the words of the
  // title the first and the last letter with the space beside them (tags begin behind two spaces), categories and regions.
  `create function search_vector(norm text, category_path int[], region_codes text) returns tsvector
    language plpgsql immutable parallel safe cost 1000
    as $$
    declare
      characters text[] := string_to_array(norm, null);
      tokens text[] := '{}';
      is_title boolean := true;
    begin
      for i in 1..coalesce(array_length(characters, 1), 0) loop
        if characters[i] = ' ' then
          is_title := is_title and characters[i + 1] <> ' ';
        else
          tokens := tokens || characters[i];
          if characters[i + 1] <> ' ' then
            tokens := tokens || (characters[i] || characters[i + 1]);
          end if;
          if is_title then
            if coalesce(characters[i - 1], ' ') = ' ' then
              tokens := tokens || (' ' || characters[i]);
            end if;
            if coalesce(characters[i + 1], ' ') = ' ' then
              tokens := tokens || (characters[i] || ' ');
            end if;
          end if;
        end if;
      end loop;
      return array_to_tsvector(
        tokens
        || array(select 'c:' || category_seq from unnest(category_path) as category_seq)
        || array(
          select 'r:' || left(code, length)
          from unnest(string_to_array(ltrim(region_codes), ' ')) as code, unnest(array[2, 5, 8, 10]) as length
        )
      );
    end
    $$`,
  // search_regions stays: servers of the version before call it until they are replaced.
  'drop index product_search_grams',
  `create index product_search_vector on product_search
    using gin (search_vector(norm, category_path, region_codes))
    with (fastupdate = off)`,
  `insert into search_token (token, product_count)
    select lexeme, count(*)
    from product_search, unnest(search_vector(norm, category_path, region_codes)) as token
    where strpos(lexeme, ' ') > 0
    group by lexeme
    on conflict (token) do update set product_count = excluded.product_count`,
  'analyze product_search',
]

/** One vector for the index of the search, with the beginnings and ends of words. */
export const oneSearchVector: Migration = {
  async up(db: Kysely<unknown>) {
    // An index over a million products takes longer than any query of a visitor may.
    await sql`set local statement_timeout = 0`.execute(db)
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
