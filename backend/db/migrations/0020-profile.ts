import { type Kysely, type Migration, sql } from 'kysely'

const statements = [
  // Null until the member has chosen the name; the names that sign-up gives are '두손이웃' and a number.
  `alter table store add column name_changed_at timestamptz`,
  `update store set name_changed_at = created_at where name !~ '^두손이웃[0-9]+$'`,
  // The formula of storeNameKey in contracts/store-name.ts.
  `alter table store add column name_key text not null generated always as (
    lower(regexp_replace(name, '[^가-힣a-zA-Z0-9]', '', 'g'))
  ) stored`,
  // Of older names that look alike the first keeps its name.
  `update store set name = name || ' ' || store_seq
    where name_key <> '' and exists (
      select 1 from store as first where first.name_key = store.name_key and first.store_seq < store.store_seq
    )`,
  `create unique index store_lookalike_name on store (name_key) where name_key <> ''`,
]

export const profile: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
