import { type Kysely, type Migration, sql } from 'kysely'

const statements = [
  `alter table users add column duties text[] not null default '{}'`,
  `update users set duties = '{MEMBERS,SUPPORT,SAFETY,TRADES,MONEY,CONTENTS}' where role = 'OPERATOR'`,
  `alter table users add constraint users_duties
    check (duties <@ '{MEMBERS,SUPPORT,SAFETY,TRADES,MONEY,CONTENTS}')`,
  `alter table operator_action
    drop constraint operator_action_action_check,
    add constraint operator_action_action_check
      check (action in (
        'VIEW', 'WARN', 'SUSPEND', 'RESTORE', 'SIGN_OUT', 'REPORT_ACTED', 'REPORT_DISMISSED',
        'LISTING_CLEARED', 'LISTING_HIDDEN', 'ORDER_DECIDED', 'ORDER_FROZEN', 'DAMAGE_DECIDED',
        'DISPUTE_DECIDED', 'QUESTION_ANSWERED', 'APPEAL_ACCEPTED', 'APPEAL_DENIED', 'UNDONE',
        'FACTOR_SET', 'FACTOR_PASSED', 'FACTOR_FAILED', 'FACTOR_LOCKED', 'FACTOR_RESET',
        'RECOVERY_CODE_USED', 'RECOVERY_CODES_RENEWED', 'PASSKEY_ADDED', 'PASSKEY_REMOVED',
        'OPERATOR_GRANTED', 'OPERATOR_REVOKED', 'DUTIES_CHANGED'
      ))`,
  `create index users_operators on users (user_seq) where role <> 'USER'`,
]

/** What an operator is in charge of. Operators of before keep all that they could do. */
export const operatorDuties: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
