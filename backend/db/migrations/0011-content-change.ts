import { type Kysely, type Migration, sql } from 'kysely'

/** More rows than this at once are recorded as a change of everything. */
const MOST_TAGS = 200

/** Counts that are shown on a card but do not affect its position. */
const COUNTS_OF_PRODUCT = `'{favorite_count,chat_count,updated_at}'::text[]`

/** A function that records the tags that a query over the changed rows returns. */
const telling = (name: string, tags: string) =>
  `create function ${name}() returns trigger language plpgsql as $$
  begin
    perform note_content_change(array(${tags}));
    return null;
  end $$`

/** Calls the function after these events of the table, with the inserted, updated or deleted rows in `changed`. */
const onEach = (table: string, call: string, events = ['insert', 'update', 'delete']) =>
  events.map(
    (event) => `create trigger ${table}_${event} after ${event} on ${table}
      referencing ${event === 'delete' ? 'old' : 'new'} table as changed
      for each statement execute function ${call}()`,
  )

/** Calls the function after an update, with the previous rows in `before` and the present ones in `after`. */
const onUpdate = (
  table: string,
  call: string,
) => `create trigger ${table}_update after update on ${table}
  referencing old table as before new table as after
  for each statement execute function ${call}()`

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

  telling(
    'product_came_or_went',
    `select unnest(array['p' || product_seq, 's' || store_seq, 'goods']) from changed`,
  ),
  ...onEach('product', 'product_came_or_went', ['insert', 'delete']),
  telling(
    'product_changed',
    `select unnest(
        case when to_jsonb(a) - ${COUNTS_OF_PRODUCT} is distinct from to_jsonb(b) - ${COUNTS_OF_PRODUCT}
          then array['p' || b.product_seq, 's' || a.store_seq, 's' || b.store_seq, 'goods']
          else array['p' || b.product_seq]
        end
      )
      from before a join after b using (product_seq)
      where a is distinct from b`,
  ),
  onUpdate('product', 'product_changed'),

  telling('product_image_changed', `select 'p' || product_seq from changed`),
  ...onEach('product_image', 'product_image_changed'),

  telling('store_came_or_went', `select unnest(array['s' || store_seq, 'stores']) from changed`),
  ...onEach('store', 'store_came_or_went', ['insert', 'delete']),
  // Closing a store also hides its products.
  telling(
    'store_changed',
    `select unnest(array['s' || b.store_seq, 'stores',
        case when a.status is distinct from b.status then 'goods' end])
      from before a join after b using (store_seq)
      where a is distinct from b`,
  ),
  onUpdate('store', 'store_changed'),

  telling('review_changed', `select 's' || store_seq from changed`),
  ...onEach('review', 'review_changed'),

  // Deleting a product cascades to its dependent tables, whose triggers run even when no row is deleted.
  telling('anything_changed', `select 'all' where exists (select from changed)`),
  ...['category', 'region', 'exhibition', 'exhibition_product'].flatMap((table) =>
    onEach(table, 'anything_changed'),
  ),
]

/**
 * The changes of the public content, recorded by the database itself in the transaction of the change: they invalidate
 * cached answers (docs/decisions/022). The tags are those of contracts/content-changes.ts.
 */
export const contentChange: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
