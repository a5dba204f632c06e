import { type Kysely, type Migration, sql } from 'kysely'

const statements = [
  'alter table orders add column is_forgotten boolean not null default false',
  `create index orders_unforgotten on orders (ended_at)
    where ended_at is not null and not is_forgotten`,
]

/** What is sealed of an order is erased some time after its end; the index finds those that wait for it. */
export const forgottenOrders: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
