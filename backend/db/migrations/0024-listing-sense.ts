import { type Kysely, type Migration, sql } from 'kysely'

const statements = [
  `create table listing_rule (
    rule_code text primary key,
    name text not null,
    level text not null check (level in ('BLOCK', 'REVIEW', 'WARN')),
    message text not null,
    law text not null,
    advice text not null,
    sort_order int not null
  )`,
  `create table listing_term (
    term_seq bigint generated always as identity primary key,
    rule_code text not null references listing_rule,
    kind text not null check (kind in ('TERM', 'EXCEPTION')),
    words text not null,
    level text check (level in ('BLOCK', 'REVIEW', 'WARN')),
    is_active boolean not null default true,
    origin text unique,
    updated_at timestamptz not null default now()
  )`,
  'create index listing_term_rule on listing_term (rule_code, kind)',
  `create table listing_term_change (
    change_seq bigint generated always as identity primary key,
    term_seq bigint not null references listing_term,
    operator_user_seq bigint not null references users,
    before jsonb,
    after jsonb not null,
    address text,
    at timestamptz not null
  )`,
  'create index listing_term_change_term on listing_term_change (term_seq)',

  // Every instance compares it with the revision of the rules that it has in memory.
  `create table listing_rule_revision (
    one boolean primary key default true check (one),
    revision uuid not null
  )`,
  `create function listing_rules_changed() returns trigger language plpgsql as $$
  begin
    insert into listing_rule_revision (revision) values (gen_random_uuid())
      on conflict (one) do update set revision = excluded.revision;
    return null;
  end $$`,
  ...['listing_rule', 'listing_term'].map(
    (table) => `create trigger ${table}_changed after insert or update or delete on ${table}
      for each statement execute function listing_rules_changed()`,
  ),

  `create table listing_flag (
    flag_seq bigint generated always as identity primary key,
    product_seq bigint not null references product on delete cascade,
    state text not null default 'OPEN' check (state in ('OPEN', 'CLEARED', 'HIDDEN')),
    findings jsonb not null,
    note text not null default '',
    created_at timestamptz not null,
    closed_at timestamptz,
    closed_by bigint references users
  )`,
  `create unique index listing_flag_open on listing_flag (product_seq) where state = 'OPEN'`,
  'create index listing_flag_product on listing_flag (product_seq, flag_seq desc)',
  'create index listing_flag_state on listing_flag (state, flag_seq)',

  `alter table operator_action
    drop constraint operator_action_action_check,
    add constraint operator_action_action_check
      check (action in (
        'VIEW', 'SUSPEND', 'RESTORE', 'SIGN_OUT', 'REPORT_ACTED', 'REPORT_DISMISSED',
        'LISTING_CLEARED', 'LISTING_HIDDEN',
        'FACTOR_SET', 'FACTOR_PASSED', 'FACTOR_FAILED', 'FACTOR_LOCKED', 'FACTOR_RESET',
        'RECOVERY_CODE_USED', 'RECOVERY_CODES_RENEWED', 'PASSKEY_ADDED', 'PASSKEY_REMOVED',
        'OPERATOR_GRANTED', 'OPERATOR_REVOKED'
      ))`,

  // How many visible products of a category have a gram in their title.
  `create table category_gram (
    gram text collate "C" not null,
    category_seq int not null,
    product_count int not null,
    primary key (gram, category_seq)
  )`,
  // The empty gram counts the products of a category.
  `create function category_grams(norm text) returns text[] language sql immutable strict parallel safe
    as $$
      select array_append(array_agg(distinct gram) filter (where length(gram) > 1), '')
      from unnest(public.search_grams(split_part(norm, ' ', 1))) as gram
    $$`,
  `insert into category_gram
    select gram, category_seq, count(*) from product_search, unnest(category_grams(norm)) as gram
    group by gram, category_seq`,
  // The counts only suggest, so no transaction waits for them: a row that another one has locked is skipped.
  `create function count_category_grams(grams text[], categories int[], changes int[])
    returns void language plpgsql as $$
  begin
    with change as (
      select gram collate "C" as gram, category_seq, sum(by)::int as by
      from unnest(grams, categories, changes) as c (gram, category_seq, by)
      group by 1, 2 having sum(by) <> 0
    ), free as (
      select gram, category_seq from category_gram join change using (gram, category_seq)
      for update of category_gram skip locked
    )
    update category_gram set product_count = greatest(0, product_count + change.by)
    from change join free using (gram, category_seq)
    where category_gram.gram = change.gram and category_gram.category_seq = change.category_seq;
    if pg_try_advisory_xact_lock(20261124) then
      insert into category_gram (gram, category_seq, product_count)
      select gram, category_seq, sum(by)::int
      from unnest(grams, categories, changes) as c (gram, category_seq, by)
      where not exists (
        select from category_gram known
        where known.gram = c.gram and known.category_seq = c.category_seq
      )
      group by 1, 2 having sum(by) > 0
      on conflict do nothing;
    end if;
  end $$`,
  ...['insert', 'delete'].map(
    (
      event,
    ) => `create function product_search_${event}_grams() returns trigger language plpgsql as $$
    begin
      perform count_category_grams(array_agg(gram), array_agg(category_seq), array_agg(${event === 'insert' ? 1 : -1}))
      from changed, unnest(category_grams(norm)) as gram having count(*) > 0;
      return null;
    end $$`,
  ),
  `create function product_search_update_grams() returns trigger language plpgsql as $$
  begin
    perform count_category_grams(array_agg(gram), array_agg(category_seq), array_agg(by))
    from (
      select b.norm, b.category_seq, -1 as by from before b join after a using (product_seq)
      where (b.norm, b.category_seq) is distinct from (a.norm, a.category_seq)
      union all
      select a.norm, a.category_seq, 1 from before b join after a using (product_seq)
      where (b.norm, b.category_seq) is distinct from (a.norm, a.category_seq)
    ) as turned, unnest(category_grams(norm)) as gram having count(*) > 0;
    return null;
  end $$`,
  `create trigger product_search_insert after insert on product_search
    referencing new table as changed for each statement execute function product_search_insert_grams()`,
  `create trigger product_search_delete after delete on product_search
    referencing old table as changed for each statement execute function product_search_delete_grams()`,
  `create trigger product_search_update after update on product_search
    referencing old table as before new table as after
    for each statement execute function product_search_update_grams()`,
  `create function product_search_truncate_grams() returns trigger language plpgsql as $$
  begin
    truncate category_gram;
    return null;
  end $$`,
  `create trigger product_search_truncate after truncate on product_search
    for each statement execute function product_search_truncate_grams()`,

  // Index expressions are evaluated without a search path, hence the schema's name.
  // MinHash: four bands of two hashes over the grams of the title; a store's listings whose titles are nearly the same
  // share a band. The store is part of the hash, so that one index finds the store's own listings alone.
  `create function listing_bands(store_seq bigint, norm text) returns bigint[]
    language sql immutable strict parallel safe cost 2000
    as $$
      select array_agg(hashtextextended(store_seq || ':' || band || ':' || smallest, 0) order by band)
      from (
        select turn / 2 as band, string_agg(smallest::text, ',' order by turn) as smallest
        from (
          select turn, min(hashtextextended(gram, turn)) as smallest
          from unnest(public.search_grams(split_part(norm, ' ', 1))) as gram, generate_series(0, 7) as turn
          where length(gram) > 1
          group by turn
        ) as hashed
        group by turn / 2
      ) as banded
    $$`,
  `create index product_search_bands on product_search using gin (listing_bands(store_seq, norm))`,
]

/** What a listing may not say, listings that an operator looks at, and what titles say about category and repetition. */
export const listingSense: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
