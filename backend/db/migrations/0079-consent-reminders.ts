import { type Kysely, type Migration, sql } from 'kysely'

/** When a member was last reminded of a consent to advertising. */
export const consentReminders: Migration = {
  async up(db: Kysely<unknown>) {
    await sql`alter table marketing_consent add column reminded_at timestamptz`.execute(db)
    await sql`
      create index marketing_consent_reminder on marketing_consent ((coalesce(reminded_at, at)))
        where agreed`.execute(db)
  },
}
