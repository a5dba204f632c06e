import { sql } from 'kysely'
import { wantsByChannel } from '#backend/notices/channel-choices.ts'
import { countUnreadNotices } from '#backend/notices/count-unread-notices.ts'
import { pushToBrowsers } from '#backend/notices/push-to-browsers.ts'
import { nightEnds } from '#backend/notices/quiet-hours.ts'
import type { HostContext, HostLog } from '#backend/operation/context.ts'
import { countsAsUnread } from '../messages/counts-as-unread.ts'
import { reachable } from '../rooms/can-reach.ts'
import { countUnread } from '../rooms/count-unread.ts'

type PushContext = Pick<HostContext, 'kysely' | 'keys' | 'integrations' | 'now'> & { log: HostLog }

/** Longer than any push service takes; then the process counts as dead, and another one sends it. */
const LEASE_MS = 60_000
const TRIES = 6
const LONGEST = 200
/** What members are not told of while they are elsewhere, as in the previews of a page. */
const SILENT = ['ROOM_OPENED', 'LEFT', 'VACATION']

interface DueRoom {
  room_id: number
  store_seq: number
  newest_at: Date
  attempts: number
}

/**
 * Tells the browsers of one member of what is unread in one room, some seconds after it was written: a member who reads it
 * at once is told nothing. The row is taken under a lease, and removed when nothing newer was written meanwhile.
 * @returns whether there was one
 */
export async function sendNextChatPush(context: PushContext): Promise<boolean> {
  const { kysely, log, now } = context
  const due = await takeRoom(context)
  if (!due) return false
  try {
    const told = await factsOf(context, due)
    const morning = nightEnds(now())
    if (told && morning && told.is_quiet && !told.is_reminder) {
      await putOff(context, due, morning)
      return true
    }
    const failure = told && (await push(context, due, told))
    if (!failure) await end(context, due)
    else throw failure.reason
  } catch (error) {
    const attempts = due.attempts + 1
    log.error({ error, roomId: due.room_id, attempts }, 'a message could not be pushed')
    if (attempts >= TRIES) await end(context, due)
    else
      await kysely
        .updateTable('chat_push')
        .set({ attempts, due_at: new Date(now().getTime() + 2 ** attempts * 5_000) })
        .where('room_id', '=', due.room_id)
        .where('store_seq', '=', due.store_seq)
        .execute()
  }
  return true
}

async function takeRoom({ kysely, now }: PushContext): Promise<DueRoom | undefined> {
  const { rows } = await sql<DueRoom>`
    update chat_push set due_at = ${new Date(now().getTime() + LEASE_MS)}
    where (room_id, store_seq) = (
      select room_id, store_seq from chat_push where due_at <= ${now()}
      order by due_at limit 1 for update skip locked
    )
    returning room_id, store_seq, newest_at, attempts`.execute(kysely)
  return rows[0]
}

interface Told {
  user_seq: number
  name: string
  message: string
  is_quiet: boolean
  is_reminder: boolean
}

/** The newest unread message, and how the member wants to be told; none where there is nothing to tell. */
async function factsOf({ kysely }: PushContext, due: DueRoom): Promise<Told | undefined> {
  const { rows } = await sql<Told>`
    select own.user_seq, other.name, newest.message, newest.is_reminder,
      not exists (select from notice_quiet_off off where off.user_seq = own.user_seq) as is_quiet
    from chat_member me
    join store own on own.store_seq = me.store_seq
    join chat_member them on them.room_id = me.room_id and them.store_seq <> me.store_seq
    join store other on other.store_seq = them.store_seq
    join lateral (
      select message, coalesce(content ->> 'notice' = 'REMINDER', false) as is_reminder
      from chat_message m
      where m.room_id = me.room_id
        and m.message_seq > me.last_read_seq and m.message_seq >= me.visible_from_seq
        and ${countsAsUnread('m', sql`me.store_seq`)}
        and coalesce(m.content ->> 'notice', '') <> all(${SILENT}::text[])
      order by m.message_seq desc limit 1
    ) newest on true
    where me.room_id = ${due.room_id} and me.store_seq = ${due.store_seq}
      and me.unread_count > 0 and me.muted_at is null and me.left_at is null
      and ${reachable(sql`me.store_seq`, sql`them.store_seq`)}
      and ${wantsByChannel('CHAT', sql`own.user_seq`, sql`'PUSH'::text`)}`.execute(kysely)
  return rows[0]
}

async function push(context: PushContext, { room_id: roomId }: DueRoom, told: Told) {
  const member = { userSeq: told.user_seq }
  const unread = (await countUnreadNotices(context, member)) + (await countUnread(context, member))
  const { failure } = await pushToBrowsers(context, {
    ...member,
    isUrgent: true,
    about: `room-${roomId}`,
    words: {
      title: told.name,
      body: [...told.message].slice(0, LONGEST).join(''),
      path: `/chat/${roomId}`,
      unread,
    },
  })
  return failure
}

/** Done, unless there is a newer message: that is told of next. */
async function end({ kysely, now }: PushContext, due: DueRoom): Promise<void> {
  const { numDeletedRows } = await kysely
    .deleteFrom('chat_push')
    .where('room_id', '=', due.room_id)
    .where('store_seq', '=', due.store_seq)
    .where('newest_at', '=', due.newest_at)
    .executeTakeFirstOrThrow()
  if (numDeletedRows > 0n) return
  await putOff({ kysely }, due, now())
}

async function putOff(
  { kysely }: Pick<PushContext, 'kysely'>,
  { room_id, store_seq }: DueRoom,
  until: Date,
): Promise<void> {
  await kysely
    .updateTable('chat_push')
    .set({ due_at: until, attempts: 0 })
    .where('room_id', '=', room_id)
    .where('store_seq', '=', store_seq)
    .execute()
}
