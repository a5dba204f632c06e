import type { Kysely, Transaction } from 'kysely'
import { MINUTE_MS } from '#contracts/durations.ts'
import type { DB } from '../db/schema.ts'

/** One reading for each transaction: whatever happens in it happens at the same time. */
const readings = new WeakMap<Kysely<DB>, Promise<number>>()

/** The time that orders go by: the clock's, moved on by the sandbox where a person wants to see what time does. */
export async function orderTime(db: Kysely<DB>, now: Date): Promise<Date> {
  return movedOn(now, await minutesAhead(db))
}

/** The time of orders at a time on the wall, where it is known how far their clock is ahead. */
export const movedOn = (now: Date, minutes: number): Date =>
  new Date(now.getTime() + minutes * MINUTE_MS)

/** The time on the wall at a time of orders. */
export async function wallTime(db: Kysely<DB>, orderedAt: Date): Promise<Date> {
  return new Date(orderedAt.getTime() - (await minutesAhead(db)) * MINUTE_MS)
}

/** How far the clock of orders is ahead of the one on the wall. */
export function minutesAhead(db: Kysely<DB>): Promise<number> {
  const known = readings.get(db)
  if (known) return known
  const read = readMinutesAhead(db)
  if (db.isTransaction) readings.set(db, read)
  return read
}

/** Keeps what a statement of a transaction has read by `aheadOfWall`. */
export function rememberAhead(trx: Transaction<DB>, minutes: number): void {
  if (!readings.has(trx)) readings.set(trx, Promise.resolve(minutes))
}

async function readMinutesAhead(db: Kysely<DB>): Promise<number> {
  const clock = await db.selectFrom('order_clock').select('minutes_ahead').executeTakeFirst()
  return clock?.minutes_ahead ?? 0
}
