import { type Kysely, type Migration, sql } from 'kysely'

const statements = [
  `create table search_step (
    from_word text not null,
    to_word text not null,
    day date not null,
    visitor_key text not null,
    network_key text not null,
    primary key (from_word, to_word, day, visitor_key)
  )`,
  `create index search_step_day on search_step (day)`,
  `alter table search_sense add column is_grown boolean not null default false`,
]

/** What people searched for after a word that found nothing, when they then opened a product; and entries that came of it. */
export const searchSteps: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
