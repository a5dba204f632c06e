import { type Kysely, type Migration, sql } from 'kysely'

const statements = [
  'create index orders_frozen on orders (order_seq) where is_frozen and ended_at is null',
  'create index orders_exception on orders (order_seq) where is_exception',
  `create index refund_failed on refund (order_seq) where state = 'FAILED'`,
  `create index payment_confirming on payment (created_at) where state = 'CONFIRMING'`,
]

/** What the operators' list of orders that wait is read with. */
export const desk: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
