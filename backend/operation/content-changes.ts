import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { preparedOnce } from '../db/prepared-statement.ts'

/**
 * The changes of the committed transactions from `after` on, and the cursor for the next call: the oldest transaction
 * that still runs. So one that began earlier and commits later is not missed.
 */
export type ListContentChanges = (after: string | undefined) => Promise<{
  place: string
  changes: { changeSeq: number; tag: string }[]
}>

/** Reads the changes that the database's triggers recorded (docs/decisions/022). */
export function createContentChanges({
  kysely,
  writesSent,
}: Pick<Database, 'kysely'> & Partial<Pick<Database, 'writesSent'>>): ListContentChanges {
  let last: { place: string; writes: number } | undefined
  return async (after) => {
    const writes = writesSent?.()
    // Only this process writes into the embedded database: there is nothing new since the last result.
    if (last && writes === last.writes && after === last.place) return { place: after, changes: [] }
    const { rows } = await sql<{ place: string; change_seq: number | null; tag: string | null }>`
      ${preparedOnce}select now.place, c.change_seq, c.tag
      from (select pg_snapshot_xmin(pg_current_snapshot())::text as place) now
      left join content_change c on c.xid >= ${after ?? null}::text::xid8`.execute(kysely)
    const place = rows[0]?.place ?? '0'
    last = writes === undefined ? undefined : { place, writes }
    return {
      place,
      changes: rows.flatMap(({ change_seq: changeSeq, tag }) =>
        changeSeq === null || tag === null ? [] : { changeSeq, tag },
      ),
    }
  }
}
