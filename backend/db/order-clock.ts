import { sql } from 'kysely'

/** How many minutes the clock of orders is ahead of the one on the wall, as an expression of a statement. */
export const aheadOfWall = sql<number>`coalesce((select minutes_ahead from order_clock), 0)`
