import { type Kysely, type Migration, sql } from 'kysely'

const statements = [
  `create table user_action_log (
    id uuid primary key,
    at timestamptz not null,
    page_id text not null,
    previous_page_id text,
    device_uuid uuid,
    user_seq bigint,
    name text not null,
    params jsonb not null
  )`,
  // Daily counts are read from the index alone.
  `create index user_action_log_at on user_action_log (at, page_id, name)`,
  `create index user_action_log_user on user_action_log (user_seq) where user_seq is not null`,
]

/** What visitors do on the site's pages. */
export const actionLog: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
