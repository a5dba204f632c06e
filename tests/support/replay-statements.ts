import { randomUUID } from 'node:crypto'
import type { SqlPool } from '#backend/db/sql-pool.ts'
import type { RecordedTransaction } from './recording-pool.ts'

/** Smaller numbers are no ids, but amounts and places. */
const SMALLEST_ID = 10_000_000
const UUID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g
const LONG_NUMBER = /\d{8,}/g

/**
 * Writes the recorded rows again with other ids: those of `ids`, those that the database gives now in place of those it gave
 * then, and other UUIDs.
 */
export async function replayStatements(
  pool: SqlPool,
  recorded: readonly RecordedTransaction[],
  ids: Map<number, number>,
): Promise<void> {
  const uuids = new Map<string, string>()
  const uuidOf = (uuid: string): string => {
    const known = uuids.get(uuid) ?? randomUUID()
    uuids.set(uuid, known)
    return known
  }
  const replaced = (value: unknown): unknown => {
    if (typeof value === 'number') return ids.get(value) ?? value
    if (Array.isArray(value)) return value.map(replaced)
    if (typeof value !== 'string') return value
    return value
      .replaceAll(UUID, uuidOf)
      .replaceAll(LONG_NUMBER, (digits) => String(ids.get(Number(digits)) ?? digits))
  }
  for (const { isExplicit, statements } of recorded) {
    const client = await pool.connect()
    try {
      if (isExplicit) await client.query('begin', [])
      for (const { sql, parameters, rows: before } of statements) {
        const { rows } = await client.query(sql, parameters.map(replaced))
        for (const [index, row] of rows.entries())
          learn(row as Record<string, unknown>, before[index] as Record<string, unknown>)
      }
      if (isExplicit) await client.query('commit', [])
    } finally {
      client.release()
    }
  }

  function learn(row: Record<string, unknown>, before: Record<string, unknown> | undefined) {
    for (const [name, value] of Object.entries(row)) {
      const earlier = before?.[name]
      if (typeof earlier === 'number' && earlier >= SMALLEST_ID && typeof value === 'number')
        ids.set(earlier, value)
    }
  }
}
