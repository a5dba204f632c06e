import { type Kysely, type RawBuilder, sql } from 'kysely'
import { CHANGES_RETENTION_MS } from '#contracts/content-changes.ts'
import { DAY_MS } from '#contracts/durations.ts'
import { NOTICE_DAYS } from '#contracts/notice.ts'
import {
  ACCESS_LOG_MONTHS,
  ACTION_LOG_MONTHS,
  DISPUTE_MONTHS,
  DRAFT_MONTHS,
  monthsAfter,
} from '../db/retention.ts'
import type { DB } from '../db/schema.ts'

/** Popular keywords need the last hours; the rest is stored for investigating anomalies. */
const SEARCH_HIT_DAYS = 30
/** A place in a queue that is over is shown for 30 days. */
const QUEUE_DAYS = 90
/** The visitors of a day are counted once. */
const VIEW_DAYS = 2
/** Codes and sign-ups are over within the hour. */
const UNFINISHED_DAYS = 1

/** The embedded database has one session: no query waits for it longer than this many rows take. */
const AT_ONCE = 1_000

/** The number of deleted rows, by table. */
export type Swept = Record<string, number>

/**
 * Deletes expired rows (개인정보 보호법 제21조). The tokens of a session are deleted with it. Rows that another instance is
 * deleting are skipped.
 */
export async function sweep(kysely: Kysely<DB>, now: Date): Promise<Swept> {
  const unfinishedEnd = daysBefore(now, UNFINISHED_DAYS)
  const accessLogEnd = monthsAfter(now, -ACCESS_LOG_MONTHS)
  const ended: [keyof DB, RawBuilder<unknown>][] = [
    ['withdrawn_record', sql`delete_at <= ${now}`],
    ['one_time_code', sql`expires_at < ${unfinishedEnd}`],
    ['account_mail_code', sql`expires_at < ${unfinishedEnd}`],
    ['sign_up', sql`expires_at < ${unfinishedEnd}`],
    // A day's checks are counted.
    ['account_bank_check', sql`created_at < ${daysBefore(now, 2 * UNFINISHED_DAYS)}`],
    ['fraud_lookup', sql`expires_at < ${now}`],
    ['cafe_code', sql`expires_at < ${unfinishedEnd}`],
    ['cafe_claim', sql`expires_at < ${unfinishedEnd}`],
    ['cafe_task', sql`done_at < ${daysBefore(now, NOTICE_DAYS)}`],
    ['socket_ticket', sql`expires_at < ${unfinishedEnd}`],
    ['listing_photo_handover', sql`expires_at < ${unfinishedEnd}`],
    ['product_favorite_removed', sql`removed_at < ${unfinishedEnd}`],
    ['listing_draft', sql`updated_at < ${monthsAfter(now, -DRAFT_MONTHS)}`],
    ['second_factor_step', sql`expires_at < ${unfinishedEnd}`],
    ['login_session', sql`coalesce(ended_at, expires_at) < ${accessLogEnd}`],
    ['login_log', sql`at < ${accessLogEnd}`],
    ['user_action_log', sql`at < ${monthsAfter(now, -ACTION_LOG_MONTHS)}`],
    ['operator_undo', sql`at < ${unfinishedEnd}`],
    [
      'sanction',
      sql`coalesce(ended_at, starts_at) < ${monthsAfter(now, -DISPUTE_MONTHS)}
        and (state <> 'LIVE' or kind = 'WARNING') and appeal_state is distinct from 'RECEIVED'`,
    ],
    ['report', sql`closed_at < ${monthsAfter(now, -DISPUTE_MONTHS)}`],
    ['content_change', sql`changed_at < ${new Date(now.getTime() - CHANGES_RETENTION_MS)}`],
    ['product_view', sql`day < ${daysBefore(now, VIEW_DAYS)}::timestamptz::date`],
    ['notice', sql`happened_at < ${daysBefore(now, NOTICE_DAYS)}`],
    [
      'notice_event',
      sql`created_at < ${daysBefore(now, NOTICE_DAYS)} and state <> 'WAITING' and not exists (
        select from notice_part part where part.event_seq = notice_event.event_seq)`,
    ],
    ['keyword_alert_check', sql`state = 'DEAD' and next_at < ${daysBefore(now, NOTICE_DAYS)}`],
    ['data_export', sql`ended_at < ${accessLogEnd}`],
    ['product_queue', sql`ended_at < ${daysBefore(now, QUEUE_DAYS)}`],
    ['search_hit', sql`hour < ${daysBefore(now, SEARCH_HIT_DAYS)}`],
    ['search_step', sql`day < ${daysBefore(now, SEARCH_HIT_DAYS)}::timestamptz::date`],
  ]
  const swept: Swept = {}
  for (const [table, condition] of ended)
    swept[table] = await deleteInParts(kysely, table, condition)
  return swept
}

function daysBefore(at: Date, days: number): Date {
  return new Date(at.getTime() - days * DAY_MS)
}

async function deleteInParts(
  kysely: Kysely<DB>,
  table: keyof DB,
  condition: RawBuilder<unknown>,
): Promise<number> {
  let deleted = 0
  for (;;) {
    const { numAffectedRows = 0n } = await sql`
      delete from ${sql.table(table)} where ctid = any(array(
        select ctid from ${sql.table(table)} where ${condition}
        limit ${AT_ONCE} for update skip locked
      ))`.execute(kysely)
    deleted += Number(numAffectedRows)
    if (numAffectedRows < AT_ONCE) return deleted
  }
}
