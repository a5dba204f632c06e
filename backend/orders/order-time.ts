import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.ts'

/** The time that orders go by: the clock's, moved on by the sandbox where a person wants to see what time does. */
export async function orderTime(db: Kysely<DB>, now: Date): Promise<Date> {
  const clock = await db.selectFrom('order_clock').select('minutes_ahead').executeTakeFirst()
  return clock ? new Date(now.getTime() + clock.minutes_ahead * 60_000) : now
}
