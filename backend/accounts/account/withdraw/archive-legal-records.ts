import type { Kysely } from 'kysely'
import { ACCESS_LOG_MONTHS, CONSENT_PROOF_MONTHS, monthsAfter } from '#backend/db/retention.ts'
import type { DB } from '#backend/db/schema.ts'

/**
 * Moves what has to outlast an account into a table of its own: sign-in times (통신비밀보호법 시행령 제41조 제2항, three months) and
 * the history of consents as the proof of them. Nothing in it identifies the person.
 */
export async function archiveLegalRecords(
  trx: Kysely<DB>,
  userSeq: number,
  now: Date,
): Promise<void> {
  const logins = await trx
    .deleteFrom('login_log')
    .where('user_seq', '=', userSeq)
    .returning(['at', 'sign_in_type'])
    .execute()
  await keep(trx, 'ACCESS_LOG', logins, logins.length, ACCESS_LOG_MONTHS)

  const agreements = await trx
    .deleteFrom('policy_agreement')
    .where('user_seq', '=', userSeq)
    .returning(['agreement_seq', 'policy_key', 'version', 'agreed', 'at'])
    .execute()
  const marketing = await trx
    .deleteFrom('marketing_consent')
    .where('user_seq', '=', userSeq)
    .returning(['consent_seq', 'marketing_key', 'agreed', 'at'])
    .execute()
  const consents = {
    agreements: agreements
      .sort((one, other) => one.agreement_seq - other.agreement_seq)
      .map(({ agreement_seq: _order, ...row }) => row),
    marketing: marketing
      .sort((one, other) => one.consent_seq - other.consent_seq)
      .map(({ consent_seq: _order, ...row }) => row),
  }
  await keep(trx, 'CONSENTS', consents, agreements.length + marketing.length, CONSENT_PROOF_MONTHS)

  function keep(db: Kysely<DB>, kind: string, content: object, size: number, months: number) {
    if (size === 0) return
    return db
      .insertInto('withdrawn_record')
      .values({
        user_seq: userSeq,
        kind,
        content: JSON.stringify(content),
        delete_at: monthsAfter(now, months),
      })
      .execute()
  }
}
