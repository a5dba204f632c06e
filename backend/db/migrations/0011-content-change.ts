import { type Kysely, type Migration, sql } from 'kysely'

/** More rows than this at once are told of as a change of everything. */
const MOST_TAGS = 200

/** Counts that stand on a card but decide nothing about where it stands. */
const COUNTS_OF_PRODUCT = `'{favorite_count,chat_count,updated_at}'::text[]`

/** Calls the function after whatever happens to the table, with the rows in `changed`. */
const onEach = (table: string, call: string) =>
  ['insert', 'update', 'delete'].map(
    (event) => `create trigger ${table}_${event} after ${event} on ${table}
      referencing ${event === 'delete' ? 'old' : 'new'} table as changed
      for each statement execute function ${call}()`,
  )

const statements = [
  `create table content_change (
    change_seq bigint generated always as identity primary key,
    xid xid8 not null default pg_current_xact_id(),
    tag text not null,
    changed_at timestamptz not null default now()
  )`,
  'create index content_change_xid on content_change (xid)',
  'create index content_change_changed_at on content_change (changed_at)',

  `create function note_content_change(tags text[]) returns void language sql as $$
    insert into content_change (tag)
    select distinct tag from unnest(
      case when cardinality(tags) > ${MOST_TAGS} then array['all'] else tags end
    ) as t (tag)
    where tag is not null
  $$`,

  `create function product_came_or_went() returns trigger language plpgsql as $$
  begin
    perform note_content_change(array(
      select unnest(array['p' || product_seq, 's' || store_seq, 'goods']) from changed
    ));
    return null;
  end $$`,
  `create trigger product_came after insert on product referencing new table as changed
    for each statement execute function product_came_or_went()`,
  `create trigger product_went after delete on product referencing old table as changed
    for each statement execute function product_came_or_went()`,

  `create function product_changed() returns trigger language plpgsql as $$
  begin
    perform note_content_change(array(
      select unnest(
        case when to_jsonb(a) - ${COUNTS_OF_PRODUCT} is distinct from to_jsonb(b) - ${COUNTS_OF_PRODUCT}
          then array['p' || b.product_seq, 's' || a.store_seq, 's' || b.store_seq, 'goods']
          else array['p' || b.product_seq]
        end
      )
      from before a join after b using (product_seq)
      where a is distinct from b
    ));
    return null;
  end $$`,
  `create trigger product_changed after update on product
    referencing old table as before new table as after
    for each statement execute function product_changed()`,

  `create function product_image_changed() returns trigger language plpgsql as $$
  begin
    perform note_content_change(array(select 'p' || product_seq from changed));
    return null;
  end $$`,
  ...onEach('product_image', 'product_image_changed'),

  `create function store_came_or_went() returns trigger language plpgsql as $$
  begin
    perform note_content_change(array(
      select unnest(array['s' || store_seq, 'stores']) from changed
    ));
    return null;
  end $$`,
  `create trigger store_came after insert on store referencing new table as changed
    for each statement execute function store_came_or_went()`,
  `create trigger store_went after delete on store referencing old table as changed
    for each statement execute function store_came_or_went()`,

  // A store that closes takes its goods along.
  `create function store_changed() returns trigger language plpgsql as $$
  begin
    perform note_content_change(array(
      select unnest(array['s' || b.store_seq, 'stores',
        case when a.status is distinct from b.status then 'goods' end])
      from before a join after b using (store_seq)
      where a is distinct from b
    ));
    return null;
  end $$`,
  `create trigger store_changed after update on store
    referencing old table as before new table as after
    for each statement execute function store_changed()`,

  `create function review_changed() returns trigger language plpgsql as $$
  begin
    perform note_content_change(array(select 's' || store_seq from changed));
    return null;
  end $$`,
  ...onEach('review', 'review_changed'),

  `create function anything_changed() returns trigger language plpgsql as $$
  begin
    -- What goes along with a product is asked to go even where there is nothing.
    if exists (select from changed) then
      perform note_content_change(array['all']);
    end if;
    return null;
  end $$`,
  ...['category', 'region', 'exhibition', 'exhibition_product'].flatMap((table) =>
    onEach(table, 'anything_changed'),
  ),
]

/**
 * What of the public content changed, written by the database itself in the transaction of the change: an answer that is
 * kept is dropped by it (docs/decisions/022). The tags are those of contracts/content-changes.ts.
 */
export const contentChange: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
