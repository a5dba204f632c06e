import { type Kysely, type Migration, sql } from 'kysely'

const statements = [
  // Of fees that an operator has set; the first ones have none of it.
  `alter table order_terms
    add column form_key uuid unique,
    add column reason text not null default '',
    add column operator_user_seq bigint references users,
    add column address text,
    add column written_at timestamptz`,
  // A day can be set again after its fees were taken back; the operation holds a lock.
  'alter table order_terms drop constraint order_terms_effective_from_key',
  'create index order_terms_effective_from on order_terms (effective_from desc)',
  `create table order_terms_withdrawal (
    terms_seq bigint primary key references order_terms,
    reason text not null,
    operator_user_seq bigint not null references users,
    address text,
    at timestamptz not null
  )`,
  `create trigger order_terms_withdrawal_append_only
    before update or delete on order_terms_withdrawal
    for each row execute function is_append_only()`,
]

/** Fees that operators set from a day on, and take back before it. */
export const fees: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
