import { type Kysely, sql } from 'kysely'
import type { DB } from '../db/schema.ts'

/** Two stores that do not want to see each other have no notices about each other. */
export async function forgetNoticesBetween(
  trx: Kysely<DB>,
  storeSeq: number,
  otherStoreSeq: number,
): Promise<void> {
  await sql`
    with removed as (
      delete from notice_part part
      using notice_event event, store own
      where part.user_seq = own.user_seq and event.event_seq = part.event_seq
        and (own.store_seq, event.actor_store_seq) in (
          (${storeSeq}::bigint, ${otherStoreSeq}::bigint), (${otherStoreSeq}::bigint, ${storeSeq}::bigint)
        )
      returning part.notice_seq, part.event_seq
    )
    delete from notice
    where notice_seq in (select notice_seq from removed) and not exists (
      select from notice_part part
      where part.notice_seq = notice.notice_seq
        and part.event_seq not in (select event_seq from removed where removed.notice_seq = notice.notice_seq)
    )`.execute(trx)
}

/** The inbox, the settings, where notices go out to, and the alerts of a member who leaves. */
export async function deleteNoticesOf(trx: Kysely<DB>, userSeq: number): Promise<void> {
  for (const table of [
    'notice',
    'notice_setting_off',
    'notice_channel_choice',
    'notice_quiet_off',
    'push_subscription',
    'account_mail',
    'account_mail_code',
    'keyword_alert',
    'keyword_alert_hit',
  ] as const)
    await trx.deleteFrom(table).where('user_seq', '=', userSeq).execute()
}
