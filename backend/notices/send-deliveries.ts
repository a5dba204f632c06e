import { type Kysely, sql, type Transaction } from 'kysely'
import { NOTICE_TOPICS, type NoticeChannel, topicOf } from '#contracts/notice-channels.ts'
import { retryingTransaction } from '../db/retrying-transaction.ts'
import type { DB } from '../db/schema.ts'
import { isQuietAtNight, wantsByChannel } from './channel-choices.ts'
import { CHANNEL_SENDERS } from './channel-senders.ts'
import { countUnreadNotices } from './count-unread-notices.ts'
import type { DueBatch, SendContext } from './due-batch.ts'
import { nightEnds } from './quiet-hours.ts'
import { selectNotices } from './select-notices.ts'

/** Longer than any company takes; then the worker counts as dead, and another one sends it. */
const LEASE_MS = 60_000
/** With the growing pauses between them they take over half an hour. */
const TRIES = 10

/**
 * Sends the batch of a channel that is due first. It is taken under a lease and sent outside of the transaction; a process
 * that dies in between leaves it to the next one, which names it to the company by the same key.
 * @returns whether there was one
 */
export async function sendNextDelivery(
  context: SendContext,
  channel: NoticeChannel,
): Promise<boolean> {
  const { kysely, log, now } = context
  const taken = await retryingTransaction(kysely, (trx) => takeBatch(trx, channel, now()))
  if (taken === null) return false
  if (taken === 'LEFT') return true
  try {
    const [notice] = await selectNotices(
      kysely,
      taken.userSeq,
      sql`notice_seq = ${taken.noticeSeq}`,
      { limit: 1, offset: 0 },
    )
    const unread =
      (await countUnreadNotices({ kysely }, taken)) + (await context.countUnreadMessages(taken))
    const outcome = notice
      ? await CHANNEL_SENDERS[channel](context, taken, { notice, unread })
      : 'NOT_SENT'
    await end(kysely, taken.deliverySeqs, outcome === 'SENT' ? 'SENT' : 'SKIPPED', now())
  } catch (error) {
    const fate = await retryLater(kysely, channel, taken, now())
    log.error(
      { error, channel, batchSeq: taken.batchSeq, ...fate },
      'a notice could not be sent out',
    )
  }
  return true
}

/** @returns null where nothing is due; `LEFT` where what was due is not sent now */
async function takeBatch(
  trx: Transaction<DB>,
  channel: NoticeChannel,
  now: Date,
): Promise<DueBatch | 'LEFT' | null> {
  // Of those that belong together the first is taken, and its lock stands for all of them.
  const { rows: heads } = await sql<{
    delivery_seq: number
    notice_seq: number
    user_seq: number
    batch_seq: number | null
  }>`
    select due.delivery_seq, due.notice_seq, due.user_seq, due.batch_seq from notice_delivery due
    where due.state = 'WAITING' and due.channel = ${channel} and due.due_at <= ${now}
      and (due.lease_until is null or due.lease_until <= ${now})
      and not exists (
        select from notice_delivery earlier
        where earlier.notice_seq = due.notice_seq and earlier.channel = due.channel
          and earlier.state = 'WAITING' and earlier.due_at <= ${now}
          and earlier.batch_seq is not distinct from due.batch_seq
          and earlier.delivery_seq < due.delivery_seq
      )
    order by due.due_at, due.delivery_seq limit 1
    for update skip locked`.execute(trx)
  const [head] = heads
  if (!head) return null
  const batchSeq = head.batch_seq ?? head.delivery_seq
  const { rows: members } = await sql<{
    delivery_seq: number
    urgent: boolean
    reached: number[]
    attempts: number
  }>`
    update notice_delivery set batch_seq = ${batchSeq}, lease_until = ${new Date(now.getTime() + LEASE_MS)}
    where notice_seq = ${head.notice_seq} and channel = ${channel} and state = 'WAITING' and due_at <= ${now}
      and batch_seq is not distinct from ${head.batch_seq}::bigint
    returning delivery_seq, urgent, reached, attempts`.execute(trx)
  const deliverySeqs = members.map((member) => member.delivery_seq)
  const notice = await trx
    .selectFrom('notice')
    .select(['kind', 'fold_key', 'read_at'])
    .where('notice_seq', '=', head.notice_seq)
    .executeTakeFirstOrThrow()
  const [topic, userSeq] = [topicOf(notice.kind), sql`${head.user_seq}::bigint`]
  // A suspended member hears of the account, the money and trades that go on, and of nothing that invites.
  const isNeeded = NOTICE_TOPICS[topic].lockedBecause !== null
  const { rows } = await sql<{ wants: boolean; is_quiet: boolean }>`
    select ${wantsByChannel(topic, userSeq, sql`${channel}::text`)}
        and exists (select from users where user_seq = ${head.user_seq}
          and (status = 'USER' or status = 'SUSPENDED' and ${isNeeded})) as wants,
      ${isQuietAtNight(topic, userSeq)} as is_quiet`.execute(trx)
  const wish = rows[0]
  if (notice.read_at !== null || !wish?.wants) {
    await end(trx, deliverySeqs, 'SKIPPED', now)
    return 'LEFT'
  }
  const urgent = members.some((member) => member.urgent)
  const morning = nightEnds(now)
  if (morning && wish.is_quiet && !urgent) {
    // A try that failed in the evening is no reason to wake the member.
    await trx
      .updateTable('notice_delivery')
      .set({ due_at: morning, lease_until: null })
      .where('delivery_seq', 'in', deliverySeqs)
      .execute()
    return 'LEFT'
  }
  return {
    batchSeq,
    deliverySeqs,
    userSeq: head.user_seq,
    noticeSeq: head.notice_seq,
    foldKey: notice.fold_key,
    kind: notice.kind,
    urgent,
    reached: members.flatMap((member) => member.reached),
  }
}

async function end(
  db: Kysely<DB>,
  deliverySeqs: number[],
  state: 'SENT' | 'SKIPPED',
  now: Date,
): Promise<void> {
  await db
    .updateTable('notice_delivery')
    .set({ state, ended_at: now, lease_until: null })
    .where('delivery_seq', 'in', deliverySeqs)
    .where('state', '=', 'WAITING')
    .execute()
}

/** After a failure: later again, or never. For the log: those that were given up stay, and are counted. */
async function retryLater(
  kysely: Kysely<DB>,
  channel: NoticeChannel,
  { deliverySeqs }: DueBatch,
  now: Date,
): Promise<{ attempts: number; isDead: boolean; deadCount: number }> {
  const { rows } = await sql<{ attempts: number; state: string }>`
    update notice_delivery set
      attempts = attempts + 1,
      lease_until = null,
      due_at = ${now}::timestamptz + least(power(2, attempts), 1800) * interval '2 seconds',
      state = case when attempts + 1 >= ${TRIES} then 'DEAD' else state end,
      ended_at = case when attempts + 1 >= ${TRIES} then ${now}::timestamptz end
    where delivery_seq = any(${deliverySeqs}::bigint[]) and state = 'WAITING'
    returning attempts, state`.execute(kysely)
  const dead = await kysely
    .selectFrom('notice_delivery')
    .select(sql<number>`count(*)::int`.as('count'))
    .where('channel', '=', channel)
    .where('state', '=', 'DEAD')
    .executeTakeFirstOrThrow()
  const [row] = rows
  return {
    attempts: row?.attempts ?? 0,
    isDead: row?.state === 'DEAD',
    deadCount: dead.count,
  }
}
