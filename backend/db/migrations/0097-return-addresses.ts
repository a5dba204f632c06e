import { type Kysely, type Migration, sql } from 'kysely'

/** The states in which an order has its product (isLiveState of contracts/order-states.ts when this was written). */
const LIVE = [
  'PENDING_PAYMENT',
  'PAID',
  'PREPARING',
  'CANCEL_REQUESTED',
  'SHIPPED',
  'DELIVERED',
  'CONFIRM_HELD',
  'RETURN_REQUESTED',
  'PARTIAL_REFUND_OFFERED',
  'RETURN_UNADDRESSED',
  'RETURN_APPROVED',
  'RETURN_SHIPPED',
  'RETURN_DELIVERED',
  'DISPUTED',
  'REFUNDING',
  'REFUND_FAILED',
  'CONFIRMED',
  'SETTLING',
  'SETTLE_FAILED',
  'SETTLED',
  'DONE',
]

const statements = [
  // Sealed, as `delivery`.
  'alter table orders add column return_address text',
  'drop index orders_live',
  `create unique index orders_live on orders (product_seq)
    where state in (${LIVE.map((state) => `'${state}'`).join(', ')})`,
]

/** Where the buyer of a return sends the goods, and a state in which that is not known yet. */
export const returnAddresses: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
