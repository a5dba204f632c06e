import { type Kysely, type Migration, sql } from 'kysely'

const statements = [
  `alter table content
    add column category text not null default 'LIVING'
      check (category in ('SAFETY', 'BUYING', 'SELLING', 'LIVING')),
    add column blocks jsonb not null default '[]',
    add column is_hidden boolean not null default false,
    add column version int not null default 1,
    alter column published_at drop not null`,
  // What was written before was paragraphs alone.
  `update content set blocks = coalesce((
    select jsonb_agg(jsonb_build_object('kind', 'paragraph', 'text', part) order by place)
    from regexp_split_to_table(body, E'\\n{2,}') with ordinality as parts (part, place)
    where part <> ''
  ), '[]')`,
  `alter table content drop column body`,
  `create index content_published on content (published_at desc, content_seq desc) where not is_hidden`,

  `create table content_version (
    content_seq bigint not null references content on delete cascade,
    version int not null,
    edit text not null check (edit in ('WRITTEN', 'EDITED', 'ROLLED_BACK')),
    back_to int,
    article jsonb not null,
    is_hidden boolean not null,
    published_at timestamptz,
    note text not null,
    form_key uuid unique,
    operator_user_seq bigint references users,
    address text,
    at timestamptz not null,
    primary key (content_seq, version)
  )`,
  `insert into content_version (content_seq, version, edit, article, is_hidden, published_at, note, at)
    select content_seq, version, 'WRITTEN', jsonb_build_object('title', title, 'summary', summary,
      'category', category, 'author', author, 'mediaKey', media_key, 'blocks', blocks),
      is_hidden, published_at, '', updated_at
    from content`,

  // Pictures that articles may show, also those of earlier versions.
  `create table content_picture (media_key text primary key references media)`,
  `insert into content_picture select distinct media_key from content`,

  ...['insert', 'update', 'delete'].map(
    (event) => `create trigger content_${event} after ${event} on content
      referencing ${event === 'delete' ? 'old' : 'new'} table as changed
      for each statement execute function anything_changed()`,
  ),

  // Why a text was changed, for its readers.
  `alter table policy add column reason text not null default ''`,
]

/** Articles of blocks with their schedule, versions and pictures; the reasons of changed policies. */
export const contents: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
