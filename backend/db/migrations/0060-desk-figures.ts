import { type Kysely, type Migration, sql } from 'kysely'

const statements = [
  'create index users_created on users (created_at)',
  'create index product_created on product (created_at)',
  `create index orders_confirmed on orders (confirmed_at) where confirmed_at is not null`,
  `create index chat_trade_done on chat_trade (done_at) where state = 'DONE'`,
  'create index report_created on report (created_at)',
  `create index damage_report_submitted on damage_report (submitted_at) where submitted_at is not null`,
  `create index damage_report_waiting on damage_report (submitted_at)
    where state in ('RECEIVED', 'REVIEWING', 'OBJECTED')`,
  `create index ledger_balance_held on ledger_balance (amount) where account = 'ESCROW' and amount <> 0`,
]

/** What the first page of the operators' desk counts by day. */
export const deskFigures: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
