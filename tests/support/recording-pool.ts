import type { SqlPool, SqlResult } from '#backend/db/sql-pool.ts'

/** A statement that wrote, and what it returned. */
export interface RecordedStatement {
  sql: string
  parameters: readonly unknown[]
  rows: readonly unknown[]
}

/** What was written between begin and commit, or by one statement alone. */
export interface RecordedTransaction {
  isExplicit: boolean
  statements: RecordedStatement[]
}

const WRITES = /^\s*(?:\/\* prepared \*\/\s*)?(?:insert|update|delete|with)\b/i

/** A pool that records what is written through it, while it is told to. */
export function recordingPool(pool: SqlPool) {
  let recorded: RecordedTransaction[] | undefined
  return {
    start() {
      recorded = []
    },
    stop(): RecordedTransaction[] {
      const done = recorded?.filter(({ statements }) => statements.length > 0) ?? []
      recorded = undefined
      return done
    },
    pool: {
      end: () => pool.end(),
      async connect() {
        const client = await pool.connect()
        let open: RecordedTransaction | undefined
        return {
          release: () => client.release(),
          async query(sql: string, parameters: readonly unknown[]): Promise<SqlResult> {
            const result = await client.query(sql, parameters)
            if (!recorded) return result
            if (sql.startsWith('begin')) open = { isExplicit: true, statements: [] }
            else if (sql === 'commit' && open) {
              recorded.push(open)
              open = undefined
            } else if (sql === 'rollback') open = undefined
            else if (WRITES.test(sql)) {
              const statement = { sql, parameters, rows: result.rows }
              if (open) open.statements.push(statement)
              else recorded.push({ isExplicit: false, statements: [statement] })
            }
            return result
          },
        }
      },
    } satisfies SqlPool,
  }
}
