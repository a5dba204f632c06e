import { type Kysely, type Migration, sql } from 'kysely'

const statements = [
  'alter table damage_event add column reason_code text',
  'alter table member_dispute_event add column reason_code text',
  'alter table order_decision add column reason_code text',
  'alter table order_claim_decision add column reason_code text',
  'alter table sanction add column appeal_reason_code text',
  `alter table operator_undo
    drop constraint operator_undo_kind_check,
    add constraint operator_undo_kind_check
      check (kind in ('SANCTION', 'RESTORE', 'LISTING', 'REPORT', 'DAMAGE', 'DISPUTE'))`,
]

/** Reason codes of the other decisions (contracts/decision-reasons.ts), and decisions on damage and disputes that are taken back. */
export const reasonsOfCases: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
