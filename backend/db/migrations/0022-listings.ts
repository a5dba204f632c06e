import { type Kysely, type Migration, sql } from 'kysely'

const statements = [
  `alter table product
    add column negotiable boolean not null default true,
    add column cvs_fee int,
    add column more_region_codes text[] not null default '{}',
    add column form_key uuid,
    add column version int not null default 1,
    add column hidden_by text check (hidden_by in ('SELLER', 'OPERATOR'))`,
  'create unique index product_form_key on product (store_seq, form_key) where form_key is not null',
  // The seller's own listings by state, last bumped first, and their counts.
  `create index product_own on product (store_seq, visibility, trade_state, bumped_at desc, product_seq desc)
    where visibility <> 'DELETED'`,

  `create table product_version (
    product_seq bigint not null references product on delete cascade,
    version int not null check (version >= 1),
    form_key uuid,
    content jsonb not null,
    changes jsonb not null,
    is_public boolean not null,
    created_at timestamptz not null,
    primary key (product_seq, version),
    unique (product_seq, form_key)
  )`,
  `create function product_version_changed() returns trigger language plpgsql as $$
  begin
    perform note_content_change(array(select 'p' || product_seq from changed));
    return null;
  end $$`,
  ...['insert', 'update', 'delete'].map(
    (event) => `create trigger product_version_${event} after ${event} on product_version
      referencing ${event === 'delete' ? 'old' : 'new'} table as changed
      for each statement execute function product_version_changed()`,
  ),

  `create table listing_draft (
    draft_id uuid primary key,
    user_seq bigint not null references users,
    revision int not null check (revision >= 1),
    content jsonb not null,
    created_at timestamptz not null,
    updated_at timestamptz not null
  )`,
  'create index listing_draft_user on listing_draft (user_seq, updated_at desc)',
]

/** What sellers say of their goods, its versions, and drafts. */
export const listings: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
