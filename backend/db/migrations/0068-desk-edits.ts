import { type Kysely, type Migration, sql } from 'kysely'

/** Calls the function of migration 0011 after each change of the table. */
const onEach = (table: string) =>
  ['insert', 'update', 'delete'].map(
    (event) => `create trigger ${table}_${event} after ${event} on ${table}
      referencing ${event === 'delete' ? 'old' : 'new'} table as changed
      for each statement execute function anything_changed()`,
  )

const versions = (table: string, seq: string, of: string) => [
  `create table ${table} (
    ${seq} bigint not null references ${of},
    version int not null,
    did text not null check (did in ('SAVE', 'HIDE', 'SHOW', 'ROLL_BACK')),
    from_version int,
    content jsonb not null,
    operator_user_seq bigint references users,
    address text,
    at timestamptz not null,
    primary key (${seq}, version)
  )`,
  `create trigger ${table}_append_only before update or delete on ${table}
    for each row execute function is_append_only()`,
]

/** A time as contents of versions have it. */
const moment = (column: string) =>
  `to_char(${column} at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`

/** What a table of posts has besides its content. */
const POST_COLUMNS = `
  add column form_key uuid not null unique default gen_random_uuid(),
  add column is_hidden boolean not null default false,
  add column version int not null default 1`

const banners = [
  `alter table banner ${POST_COLUMNS},
    add column updated_at timestamptz not null default now(),
    alter column media_key drop not null`,
  ...versions('banner_version', 'banner_seq', 'banner'),
  `insert into banner_version (banner_seq, version, did, content, at)
    select banner_seq, 1, 'SAVE', jsonb_build_object(
      'title', title, 'subtitle', subtitle, 'link', link, 'mediaKey', media_key, 'background', background,
      'position', sort_order, 'startsAt', ${moment('starts_at')}, 'endsAt', ${moment('ends_at')}), now()
    from banner`,
  ...onEach('banner'),
]

const exhibitions = [
  `alter table exhibition ${POST_COLUMNS},
    add column product_seqs jsonb not null default '[]'`,
  `update exhibition set product_seqs = (
    select coalesce(jsonb_agg(product_seq order by position), '[]') from exhibition_product
    where exhibition_product.gnb_seq = exhibition.gnb_seq)`,
  ...versions('exhibition_version', 'gnb_seq', 'exhibition'),
  `insert into exhibition_version (gnb_seq, version, did, content, at)
    select gnb_seq, 1, 'SAVE', jsonb_build_object(
      'title', title, 'subtitle', subtitle, 'body', body, 'mediaKey', media_key, 'position', sort_order,
      'startsAt', ${moment('starts_at')}, 'endsAt', ${moment('ends_at')}, 'productSeqs', product_seqs), now()
    from exhibition`,
]

const statements = [
  ...banners,
  ...exhibitions,
  // The pictures that they have: an operator may keep them, and the sweep of uploads leaves them alone.
  `insert into content_picture
    select media_key from banner where media_key is not null union select media_key from exhibition
    on conflict do nothing`,
]

/** What operators edit at the desk: banners and exhibitions, with their versions. */
export const deskEdits: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
