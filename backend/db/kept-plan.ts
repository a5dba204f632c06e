import { createHash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'

const MARK = '/* kept */ '

/**
 * Begins a statement that each session reads and plans once, instead of every time: for statements on the way of every
 * message, whose plan does not depend on the values. Their text must be the same each time.
 */
export const keptPlan: RawBuilder<unknown> = sql.raw(MARK)

const names = new Map<string, string>()

/** The name under which a session keeps a statement; undefined where it is not to be kept. */
export function keptName(statement: string): string | undefined {
  if (!statement.startsWith(MARK)) return undefined
  const known = names.get(statement)
  if (known !== undefined) return known
  const name = createHash('sha256').update(statement).digest('hex').slice(0, 32)
  names.set(statement, name)
  return name
}
