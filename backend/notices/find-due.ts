import { type Kysely, sql } from 'kysely'
import { CHANNEL_NAMES, type NoticeChannel } from '#contracts/notice-channels.ts'
import type { DB } from '../db/schema.ts'

/** Whether something waits; cheaper than taking it. */
export async function hasDueWork(kysely: Kysely<DB>): Promise<boolean> {
  const { rows } = await sql<{ is_due: boolean }>`
    select exists (
      select from notice_event where state = 'WAITING' and next_at <= clock_timestamp()
    ) or exists (
      select from keyword_alert_check where state = 'WAITING' and next_at <= clock_timestamp()
    ) as is_due`.execute(kysely)
  return rows[0]?.is_due ?? false
}

/** The channels by which something waits to be sent out. */
export async function findDueChannels(kysely: Kysely<DB>, now: Date): Promise<NoticeChannel[]> {
  const { rows } = await sql<{ channel: NoticeChannel }>`
    select way.channel from unnest(${CHANNEL_NAMES}::text[]) as way (channel)
    where exists (
      select from notice_delivery due
      where due.state = 'WAITING' and due.channel = way.channel and due.due_at <= ${now}
        and (due.lease_until is null or due.lease_until <= ${now})
    )`.execute(kysely)
  return rows.map(({ channel }) => channel)
}
