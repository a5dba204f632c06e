import { type Kysely, type Migration, sql } from 'kysely'

const statements = [
  `create table data_export (
    export_seq bigint generated always as identity primary key,
    user_seq bigint not null references users,
    state text not null default 'WAITING'
      check (state in ('WAITING', 'READY', 'FETCHED', 'EXPIRED', 'FAILED')),
    file_id text,
    bytes bigint,
    tries integer not null default 0,
    next_at timestamptz not null,
    requested_at timestamptz not null,
    ready_at timestamptz,
    fetched_at timestamptz,
    ended_at timestamptz,
    check ((state = 'READY') = (file_id is not null and ended_at is null))
  )`,
  `create index data_export_member on data_export (user_seq, export_seq desc)`,
  // One at a time: a second request of the same moment finds the first.
  `create unique index data_export_open on data_export (user_seq) where state in ('WAITING', 'READY')`,
  `create index data_export_due on data_export (next_at) where state in ('WAITING', 'READY')`,
]

/** What members ask for about themselves, made in the background. */
export const dataExports: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
