import { type Kysely, sql } from 'kysely'
import { kstClock, momentOfClock } from '#contracts/kst.ts'
import { NOTICE_TABLE, type NoticeEvent } from '#contracts/notice.ts'
import { QUIET_HOURS } from '#contracts/notice-channels.ts'
import { aheadOfWall } from '../db/order-clock.ts'
import type { DB } from '../db/schema.ts'

/** The end of the night that `at` lies in, in Korea; null by day. */
export function nightEnds(at: Date): Date | null {
  const local = kstClock(at)
  const hour = local.getUTCHours()
  if (hour >= QUIET_HOURS.until && hour < QUIET_HOURS.from) return null
  const day = local.getUTCDate() + (hour >= QUIET_HOURS.from ? 1 : 0)
  const morning = Date.UTC(local.getUTCFullYear(), local.getUTCMonth(), day, QUIET_HOURS.until)
  return momentOfClock(morning)
}

/** Whether members are told of it at night as well: by its kind, or because time of the order runs out before the morning. */
export async function isUrgent(
  trx: Kysely<DB>,
  event: NoticeEvent,
  morning: Date | null,
): Promise<boolean> {
  if (NOTICE_TABLE[event.kind].cannotWait) return true
  if (morning === null || !('orderSeq' in event)) return false
  const { rows } = await sql`
    select from order_timer where order_seq = ${event.orderSeq}
      and due_at - ${aheadOfWall} * interval '1 minute' <= ${morning} limit 1`.execute(trx)
  return rows.length > 0
}
