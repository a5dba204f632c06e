import type { Kysely } from 'kysely'
import type { DB } from '../db/schema.ts'

/** How far the clock of orders is ahead of the one on the wall. */
export async function minutesAhead(db: Kysely<DB>): Promise<number> {
  const clock = await db.selectFrom('order_clock').select('minutes_ahead').executeTakeFirst()
  return clock?.minutes_ahead ?? 0
}

/** The time that orders go by: the clock's, moved on by the sandbox where a person wants to see what time does. */
export async function orderTime(db: Kysely<DB>, now: Date): Promise<Date> {
  return new Date(now.getTime() + (await minutesAhead(db)) * 60_000)
}
