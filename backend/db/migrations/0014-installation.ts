import { type Kysely, type Migration, sql } from 'kysely'

/** Which keys belong to this database; at most one row, written at the first start with them. */
export const installation: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`create table installation (
      only_row boolean primary key default true check (only_row),
      keys_check text not null,
      changed_at timestamptz not null
    )`.execute(db)
  },
}
