import { type Kysely, type Migration, sql } from 'kysely'

/** From when words are in force: those of prohibited goods, and those of search. Null: since they were saved. */
export const wordsToCome: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ['listing_term', 'search_sense'])
      await sql.raw(`alter table ${table} add column starts_at timestamptz`).execute(db)
    // Every screening asks how many are to come.
    await sql
      .raw(
        'create index listing_term_to_come on listing_term (starts_at) where starts_at is not null',
      )
      .execute(db)
  },
}
