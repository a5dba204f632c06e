import { type Kysely, type Migration, sql } from 'kysely'

/** From when words are in force: those of prohibited goods, and those of search. Null: since they were saved. */
export const wordsToCome: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ['listing_term', 'search_sense'])
      await sql.raw(`alter table ${table} add column starts_at timestamptz`).execute(db)
  },
}
