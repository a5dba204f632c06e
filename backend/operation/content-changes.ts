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

export interface ContentChanges extends ListContentChanges {
  /**
   * Whether there surely is nothing after a cursor that a call has returned: only this process writes into the embedded
   * database, and it has written nothing since. Never known for PostgreSQL.
   */
  hasNothingAfter(place: string): boolean
}

/** Reads the changes that the database's triggers recorded (docs/decisions/022). */
export function createContentChanges({
  kysely,
  writesSent,
}: Pick<Database, 'kysely'> & Partial<Pick<Database, 'writesSent'>>): ContentChanges {
  let last: { place: string; writes: number } | undefined
  const hasNothingAfter = (place: string) =>
    last !== undefined && place === last.place && writesSent?.() === last.writes

  async function list(after: string | undefined) {
    if (after !== undefined && hasNothingAfter(after)) return { place: after, changes: [] }
    const writes = writesSent?.()
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

  return Object.assign(list, { hasNothingAfter })
}
