import { type Kysely, type Migration, sql } from 'kysely'

const statements = [
  // A command on the server's machine grants and revokes the operator role; it runs without a signed-in operator.
  `alter table operator_action alter column operator_user_seq drop not null`,
  `alter table operator_action
    drop constraint operator_action_action_check,
    add constraint operator_action_action_check
      check (action in (
        'VIEW', 'SUSPEND', 'RESTORE', 'SIGN_OUT', 'REPORT_ACTED', 'REPORT_DISMISSED',
        'FACTOR_SET', 'FACTOR_PASSED', 'FACTOR_FAILED', 'FACTOR_LOCKED', 'FACTOR_RESET',
        'RECOVERY_CODE_USED', 'RECOVERY_CODES_RENEWED', 'PASSKEY_ADDED', 'PASSKEY_REMOVED',
        'OPERATOR_GRANTED', 'OPERATOR_REVOKED'
      ))`,
]

export const operatorRole: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
