import { type Kysely, sql, type Transaction } from 'kysely'
import { retryingTransaction } from '#backend/db/retrying-transaction.ts'
import type { DB } from '#backend/db/schema.ts'
import { enqueueEvent } from '#backend/notices/enqueue-event.ts'
import type { MarketingKey } from '#contracts/account-constants.ts'
import { kstDay } from '#contracts/kst.ts'

/** 정보통신망법 제50조 제8항 and its decree, 제62조의3. */
const EVERY_YEARS = 2

/** The newest answers to what members were asked about advertising, where they consent. */
const STANDING = sql`marketing_consent.agreed and not exists (
  select from marketing_consent later
  where later.user_seq = marketing_consent.user_seq
    and later.marketing_key = marketing_consent.marketing_key
    and later.consent_seq > marketing_consent.consent_seq)`

/**
 * Reminds members of their consents to advertising, every two years since the consent or since the last time: who sends it,
 * what they agreed to and when, and how to end it. A member who does nothing still consents. Members are taken one at a
 * time, each by one of several instances.
 * @param most at once; the others have their turn the next time
 * @returns how many members it reminded
 */
export async function remindOfConsents(
  kysely: Kysely<DB>,
  now: Date,
  { most = 10_000 }: { most?: number } = {},
): Promise<number> {
  let reminded = 0
  while (reminded < most) {
    if (!(await retryingTransaction(kysely, (trx) => remindNext(trx, now)))) break
    reminded += 1
  }
  return reminded
}

async function remindNext(trx: Transaction<DB>, now: Date): Promise<boolean> {
  const { rows } = await sql<{ user_seq: number; store_seq: number }>`
    select users.user_seq, store.store_seq
    from users join store on store.user_seq = users.user_seq
    where users.status = 'USER' and users.user_seq in (
      select marketing_consent.user_seq from marketing_consent
      where coalesce(reminded_at, at) <= ${now}::timestamptz - ${EVERY_YEARS} * interval '1 year'
        and ${STANDING})
    order by users.user_seq limit 1 for no key update of users skip locked`.execute(trx)
  const [member] = rows
  if (!member) return false
  // All that stand are named, and their next time is the same.
  const consents = await sql<{ marketing_key: MarketingKey; at: Date }>`
    update marketing_consent set reminded_at = ${now}
    where user_seq = ${member.user_seq} and ${STANDING}
    returning marketing_key, at`.execute(trx)
  const dayOf = (key: MarketingKey) => {
    const found = consents.rows.find(({ marketing_key: own }) => own === key)
    return found ? kstDay(found.at) : null
  }
  await enqueueEvent(trx, {
    kind: 'CONSENT_REMINDER',
    toStoreSeq: member.store_seq,
    marketing: dayOf('MARKETING'),
    night: dayOf('NIGHT_MARKETING'),
  })
  return true
}
