import { type Kysely, type Migration, sql } from 'kysely'

/** Answers of the FAQ say the fees in force, so a change of fees, or taking it back, is a change of what is cached. */
export const feesInAnswers: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ['order_terms', 'order_terms_withdrawal'])
      await sql
        .raw(
          // The function of migration 0011.
          `create trigger ${table}_insert after insert on ${table}
            referencing new table as changed
            for each statement execute function anything_changed()`,
        )
        .execute(db)
  },
}
