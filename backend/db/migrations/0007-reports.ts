import { type Kysely, type Migration, sql } from 'kysely'

const statements = [
  // The decision on a report is one of the operator's actions on a member.
  `alter table operator_action
    drop constraint operator_action_action_check,
    add constraint operator_action_action_check
      check (action in ('VIEW', 'SUSPEND', 'RESTORE', 'SIGN_OUT', 'REPORT_ACTED', 'REPORT_DISMISSED'))`,
  `create index chat_report_closed on chat_report (closed_at) where closed_at is not null`,
]

export const reports: Migration = {
  async up(db: Kysely<unknown>) {
    for (const statement of statements) await sql.raw(statement).execute(db)
  },
}
