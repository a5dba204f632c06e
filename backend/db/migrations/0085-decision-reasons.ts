import { type Kysely, type Migration, sql } from 'kysely'

/** Why an operator decided as they did (contracts/decision-reasons.ts). Null: open, or decided before there were codes. */
export const decisionReasons: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ['report', 'listing_flag'])
      await sql.raw(`alter table ${table} add column reason_code text`).execute(db)
  },
}
