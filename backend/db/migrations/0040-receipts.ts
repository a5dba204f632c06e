import { type Kysely, type Migration, sql } from 'kysely'

const statements = [
  `create table cash_receipt (
    order_seq bigint primary key references orders,
    kind text not null check (kind in ('PERSONAL', 'BUSINESS')),
    holder text,
    holder_masked text not null,
    state text not null check (state in ('WAITING', 'ISSUED', 'REFUSED', 'CANCELED')),
    amount int not null default 0 check (amount >= 0),
    receipt_key text,
    issue_number text,
    failure text,
    next_at timestamptz,
    created_at timestamptz not null,
    check (holder is null or state = 'WAITING'),
    check ((receipt_key is not null) = (state in ('ISSUED', 'CANCELED')))
  )`,
  'create index cash_receipt_next on cash_receipt (next_at) where next_at is not null',
]

/** Cash receipts that buyers ask for, and what the payment company has issued. */
export const receipts: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
