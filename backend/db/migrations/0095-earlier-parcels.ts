import { type Kysely, type Migration, sql } from 'kysely'

/** Tracking numbers whose records begin before the goods can have been sent. */
export const earlierParcels: Migration = {
  async up(db: Kysely<unknown>) {
    await sql
      .raw('alter table parcel add column is_earlier boolean not null default false')
      .execute(db)
  },
}
