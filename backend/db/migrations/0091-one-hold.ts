import { type Kysely, type Migration, sql } from 'kysely'

/** Whether a confirmation was put off: the machine of orders has no second way there. */
export const oneHold: Migration = {
  async up(db: Kysely<unknown>) {
    await sql.raw('alter table orders drop column is_hold_used').execute(db)
  },
}
