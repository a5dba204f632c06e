import { type Kysely, sql, type Transaction } from 'kysely'
import { kstDay } from '#contracts/kst.ts'
import { NOTICE_TABLE, type NoticeEvent, type NoticeEventKind } from '#contracts/notice.ts'
import { type NoticeChannel, topicOf } from '#contracts/notice-channels.ts'
import { isBlockedBetween } from '../db/blocked-between.ts'
import { retryingTransaction } from '../db/retrying-transaction.ts'
import type { DB } from '../db/schema.ts'
import type { HostLog } from '../operation/context.ts'
import { isQuietAtNight, reachedByChannel, wantsByChannel } from './channel-choices.ts'
import { isUrgent, nightEnds } from './quiet-hours.ts'
import { nextReceivers, type Receiver } from './receivers.ts'
import { giveUpOrRetry } from './retry.ts'

/** Receivers of one transaction: other queries of the embedded database wait no longer than these take. */
export const RECEIVERS_AT_ONCE = 500

interface Delivery {
  kysely: Kysely<DB>
  log: HostLog
  /** Members whose inbox has changed; called after the commit. */
  onDelivered(userSeqs: readonly number[]): void
  receiversAtOnce?: number
  /** The ways out of the house that are set up; none without. */
  channels?: readonly NoticeChannel[]
  now?: () => Date
}

interface Outside {
  channels: readonly NoticeChannel[]
  now: Date
}

interface DueEvent {
  eventSeq: number
  afterUserSeq: number
  actorStoreSeq: number | null
  createdAt: Date
  event: NoticeEvent
}

/**
 * Gives the event that is due first to its next receivers. What it writes and how far it has got is one transaction, which
 * takes the event for itself: a process may be killed anywhere, and several may deliver at the same time. An event with
 * more receivers goes behind the others.
 * @returns whether there was one
 */
export async function deliverBatch(delivery: Delivery): Promise<boolean> {
  const { kysely, log, onDelivered, receiversAtOnce = RECEIVERS_AT_ONCE } = delivery
  const { channels = [], now = () => new Date() } = delivery
  let taken: DueEvent | undefined
  try {
    const told = await retryingTransaction(kysely, async (trx) => {
      taken = await takeDue(trx)
      return taken && (await deliver(trx, taken, receiversAtOnce, { channels, now: now() }))
    })
    if (!told) return false
    if (told.length > 0) onDelivered(told)
    return true
  } catch (error) {
    if (!taken) throw error
    const { eventSeq, event } = taken
    const fate = await giveUpOrRetry(kysely, 'notice_event', eventSeq)
    log.error({ error, eventSeq, kind: event.kind, ...fate }, 'a notice could not be delivered')
    return true
  }
}

async function takeDue(trx: Transaction<DB>): Promise<DueEvent | undefined> {
  const row = await trx
    .selectFrom('notice_event')
    .select(['event_seq', 'kind', 'payload', 'after_user_seq', 'actor_store_seq', 'created_at'])
    .where('state', '=', 'WAITING')
    .where('next_at', '<=', sql<Date>`clock_timestamp()`)
    .orderBy('next_at')
    .orderBy('event_seq')
    .limit(1)
    .forUpdate()
    .skipLocked()
    .executeTakeFirst()
  return (
    row && {
      eventSeq: row.event_seq,
      afterUserSeq: row.after_user_seq,
      actorStoreSeq: row.actor_store_seq,
      createdAt: row.created_at,
      event: { ...row.payload, kind: row.kind } as NoticeEvent,
    }
  )
}

/** @returns the members who have been told */
async function deliver(
  trx: Transaction<DB>,
  due: DueEvent,
  limit: number,
  out: Outside,
): Promise<number[]> {
  const { eventSeq, event, afterUserSeq: after } = due
  const receivers = await nextReceivers(trx, event, { eventSeq, after, limit })
  const last = receivers.at(-1)
  const told = last ? await write(trx, due, receivers, out) : []
  const isOver = receivers.length < limit
  await trx
    .updateTable('notice_event')
    .set({
      state: isOver ? 'DONE' : 'WAITING',
      after_user_seq: last?.user_seq ?? after,
      attempts: 0,
      next_at: sql<Date>`clock_timestamp()`,
    })
    .where('event_seq', '=', eventSeq)
    .execute()
  return told
}

/**
 * Leaves out who is no longer a member, has switched it off, caused it, blocks or is blocked by who caused it, and who has it
 * already. The rest is joined to an unread notice of the same thing and day, or begins one. What also goes out of the house
 * is written with it.
 */
async function write(
  trx: Transaction<DB>,
  { eventSeq, event, actorStoreSeq, createdAt }: DueEvent,
  receivers: readonly Receiver[],
  { channels, now }: Outside,
): Promise<number[]> {
  const { setting } = NOTICE_TABLE[event.kind]
  const topic = topicOf(event.kind)
  const morning = nightEnds(now)
  const urgent = channels.length > 0 && (await isUrgent(trx, event, morning))
  const [before, after] = [`${event.kind}:`, `:${kstDay(createdAt)}`]
  const { rows } = await sql<{ user_seq: number }>`
    with receiver as (
      select given.user_seq, given.alert_seq
      from unnest(
        ${receivers.map((receiver) => receiver.user_seq)}::bigint[],
        ${receivers.map((receiver) => receiver.alert_seq)}::bigint[]
      ) as given (user_seq, alert_seq)
      join users on users.user_seq = given.user_seq and users.status <> 'WITHDRAWN'
      where not exists (
        select from notice_part part
        where part.user_seq = given.user_seq and part.event_seq = ${eventSeq}
      ) and not exists (
        select from notice_setting_off off
        where off.user_seq = given.user_seq and off.setting = ${setting}
      ) and not exists (
        select from store own
        where own.user_seq = given.user_seq and (
          own.store_seq = ${actorStoreSeq}::bigint
          or ${isBlockedBetween(sql`own.store_seq`, sql`${actorStoreSeq}::bigint`)}
        )
      )
    ), item as (
      insert into notice (user_seq, kind, fold_key, alert_seq, happened_at)
      select user_seq, ${event.kind},
        ${before}::text || coalesce(alert_seq::text, ${foldedBy(event, eventSeq)}) || ${after}::text,
        alert_seq, ${createdAt}
      from receiver order by user_seq
      on conflict (user_seq, fold_key) where read_at is null
      do update set happened_at = greatest(notice.happened_at, excluded.happened_at)
      returning notice_seq, user_seq
    )
, part as (
      insert into notice_part (user_seq, event_seq, notice_seq)
      select user_seq, ${eventSeq}, notice_seq from item
      returning user_seq, notice_seq
    ), delivery as (
      insert into notice_delivery (user_seq, event_seq, notice_seq, channel, urgent, due_at, created_at)
      select part.user_seq, ${eventSeq}, part.notice_seq, way.channel, ${urgent},
        case when ${urgent} or not ${isQuietAtNight(topic, sql`part.user_seq`)}
          then ${now}::timestamptz else ${morning ?? now}::timestamptz end,
        ${now}::timestamptz
      from part cross join unnest(${channels as NoticeChannel[]}::text[]) as way (channel)
      where ${wantsByChannel(topic, sql`part.user_seq`, sql`way.channel`)}
        and ${reachedByChannel(sql`part.user_seq`, sql`way.channel`)}
    )
    select user_seq from part`.execute(trx)
  return rows.map((row) => row.user_seq)
}

/** What the notices of a kind are joined by, besides an alert, which differs by receiver. */
function foldedBy(event: NoticeEvent, eventSeq: number): string {
  const { fold } = NOTICE_TABLE[event.kind as NoticeEventKind]
  if (fold === 'KIND') return ''
  if (fold === 'STORE' && 'storeSeq' in event) return String(event.storeSeq)
  if (fold === 'PRODUCT' && 'productSeq' in event) return String(event.productSeq)
  return `one-${eventSeq}`
}
