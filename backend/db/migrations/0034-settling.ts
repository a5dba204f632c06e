import { type Kysely, type Migration, sql } from 'kysely'

const statements = [
  'alter table payment drop constraint payment_method_check',
  `update payment set method = case method when 'EASY' then 'EASY_PAY' when 'VIRTUAL' then 'VIRTUAL_ACCOUNT' else method end`,
  `alter table payment add constraint payment_method_check
    check (method in ('CARD', 'EASY_PAY', 'VIRTUAL_ACCOUNT'))`,
  // What a browser says is not unique: only what the company has confirmed.
  'alter table payment drop constraint payment_payment_key_key',
  `create unique index payment_company_key on payment (payment_key) where state in ('PAID', 'STRAY')`,
  'alter table payment add column asked int not null default 0',

  'alter table refund add column key_no int not null default 1',
  'create index refund_payment on refund (payment_seq)',
  `create index refund_open on refund (order_seq) where state <> 'DONE'`,

  'alter table payout add column key_no int not null default 1',
  'alter table payout add column account text',
  'alter table payout add column decided_at timestamptz',
  'create index payout_decided on payout (decided_at)',
]

/** What paying, refunds and payouts need besides the tables of 0031-orders. */
export const settling: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
