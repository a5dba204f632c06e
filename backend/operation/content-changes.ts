import { sql } from 'kysely'
import type { Database } from '../db/database.ts'
import { keptPlan } from '../db/kept-plan.ts'

/**
 * The changes of transactions from `after` on that are committed now, and the place from which to ask the next time: the
 * oldest transaction that still runs. One that began earlier and commits later is so not missed.
 */
export type ListContentChanges = (after: string | undefined) => Promise<{
  place: string
  changes: { changeSeq: number; tag: string }[]
}>

/** Reads what the database's triggers wrote down (docs/decisions/022). */
export function createContentChanges({
  kysely,
  writesSent,
}: Pick<Database, 'kysely'> & Partial<Pick<Database, 'writesSent'>>): ListContentChanges {
  let last: { place: string; writes: number } | undefined
  return async (after) => {
    const writes = writesSent?.()
    // Nobody but this process writes into the embedded database: what was told before is still all there is.
    if (last && writes === last.writes && after === last.place) return { place: after, changes: [] }
    const { rows } = await sql<{ place: string; change_seq: number | null; tag: string | null }>`
      ${keptPlan}select now.place, c.change_seq, c.tag
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
