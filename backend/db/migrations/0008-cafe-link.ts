import { type Kysely, type Migration, sql } from 'kysely'

const statements = [
  `create table cafe_link (
    user_seq bigint primary key references users,
    naver_hash text not null,
    email_hash text,
    linked_at timestamptz not null,
    unlinked_at timestamptz
  )`,
  // One account for each member of the cafe.
  `create unique index cafe_link_naver on cafe_link (naver_hash) where unlinked_at is null`,
]

/** Accounts that are linked with their Naver cafe membership. */
export const cafeLink: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
