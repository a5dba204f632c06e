import { sql } from 'kysely'

/** Whether the time of a row has come, by the clock of the database; it may have none. */
export const hasBegun = sql<boolean>`(starts_at is null or starts_at <= now())`
