import { type Kysely, type Migration, sql } from 'kysely'

const statements = [
  'create index ledger_journal_at on ledger_journal (at desc, journal_seq desc)',
  'create index ledger_entry_books on ledger_entry (account, at desc, journal_seq desc) include (amount)',
  // The new one serves what it served.
  'drop index ledger_entry_account',
  'create index payout_created on payout (created_at)',
  `create table ledger_day (
    day text primary key check (day ~ '^\\d{4}-\\d{2}-\\d{2}$'),
    company bigint not null default 0,
    ledger bigint not null default 0,
    company_back bigint not null default 0,
    ledger_back bigint not null default 0,
    differences jsonb not null default '[]',
    compared_at timestamptz,
    next_at timestamptz
  )`,
  'create index ledger_day_next on ledger_day (next_at) where next_at is not null',
  `create index ledger_day_differs on ledger_day (day) where differences <> '[]'`,
]

/** What the books of all orders are read with, and the days that were compared with the payment company's list. */
export const books: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
