import { createHash } from 'node:crypto'
import { type RawBuilder, sql } from 'kysely'

const MARK = '/* prepared */ '

/**
 * Starts a statement that each session parses and plans once, instead of every time: for statements that run with every
 * message, whose plan does not depend on the values. Their text must be the same each time.
 */
export const preparedOnce: RawBuilder<unknown> = sql.raw(MARK)

/** The same for a text that is made already. */
export const markPrepared = (statement: string): string => `${MARK}${statement}`

const names = new Map<string, string>()

/** The name under which a session prepares a statement; undefined where it is not prepared. */
export function preparedName(statement: string): string | undefined {
  if (!statement.startsWith(MARK)) return undefined
  const known = names.get(statement)
  if (known !== undefined) return known
  const name = createHash('sha256').update(statement).digest('hex').slice(0, 32)
  names.set(statement, name)
  return name
}
