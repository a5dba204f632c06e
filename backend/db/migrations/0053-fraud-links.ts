import { type Kysely, type Migration, sql } from 'kysely'

const statements = [
  // Members who say that an account is not theirs, and those whom an operator has left out; one to a report and member.
  `create table fraud_link_objection (
    report_seq bigint not null references damage_report on delete cascade,
    user_seq bigint not null references users,
    state text not null check (state in ('OPEN', 'UPHELD', 'REJECTED')),
    text text not null,
    hidden_until timestamptz not null,
    at timestamptz not null,
    primary key (report_seq, user_seq)
  )`,
  `create index fraud_link_objection_member on fraud_link_objection (user_seq, at desc)`,
  // Finds the accounts that are paid to the same bank account.
  `create index account_bank_number on account_bank (number_hash)`,
]

/** Objections to the accounts that are joined to the one that a report of damage names. */
export const fraudLinks: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
