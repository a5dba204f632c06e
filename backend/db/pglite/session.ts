import { DatabaseUnavailableError } from '../errors.ts'
import { preparedName } from '../prepared-statement.ts'
import type { SqlClient, SqlPool, SqlResult } from '../sql-pool.ts'
import type { PgliteClient } from './client.ts'
import { decodeAnswer, encodeStatement } from './wire.ts'

/** No function of ours that a SELECT calls writes anything that is shown. */
const READS_ONLY = /^\s*(?:\/\* prepared \*\/\s*)?select\b/i

const NO_RESULT: SqlResult = { command: '', rowCount: 0, rows: [] }

/**
 * PGlite's single session in the shape of a pool of one: a caller that connects holds it until release, the others wait
 * in the order of their arrival.
 */
export class PgliteSession implements SqlPool {
  readonly #client: PgliteClient
  #tail: Promise<void> = Promise.resolve()
  #waiting = 0
  #ended = false
  #inTransaction = false
  #writesSent = 0
  /** Statements that the engine has parsed and prepared. */
  readonly #prepared = new Set<string>()

  constructor(client: PgliteClient) {
    this.#client = client
  }

  get writesSent(): number {
    return this.#writesSent
  }

  /** True when no caller holds the session or waits for it. */
  get idle(): boolean {
    return this.#waiting === 0
  }

  async connect(): Promise<SqlClient> {
    if (this.#ended) throw new DatabaseUnavailableError('The database has been closed')
    const release = await this.#takeTurn()
    return {
      query: (sql, parameters) => this.#query(sql, parameters),
      release: () => void this.#rollBackLeftover().finally(release),
    }
  }

  /** Lets the holder and the waiting callers finish, then refuses all others. */
  async end(): Promise<void> {
    this.#ended = true
    const release = await this.#takeTurn()
    release()
  }

  async #takeTurn(): Promise<() => void> {
    const before = this.#tail
    let release = () => {}
    this.#waiting += 1
    this.#tail = new Promise((resolve) => {
      release = () => {
        this.#waiting -= 1
        resolve()
      }
    })
    await before
    return release
  }

  async #query(sql: string, parameters: readonly unknown[]): Promise<SqlResult> {
    if (!READS_ONLY.test(sql)) this.#writesSent += 1
    const name = preparedName(sql)
    const prepared = name === undefined ? undefined : { name, isThere: this.#prepared.has(name) }
    const statement = encodeStatement(sql, parameters, prepared)
    const answer = decodeAnswer(await this.#client.statement(statement))
    if (answer.status === undefined) {
      const reason = answer.error?.message ?? 'The database engine broke off its answer'
      await this.#client.abandon(reason)
      throw new DatabaseUnavailableError(reason, { cause: answer.error })
    }
    if (name !== undefined && answer.isRead) this.#prepared.add(name)
    this.#inTransaction = answer.status !== 'I'
    if (answer.error !== undefined) throw answer.error
    // Like pg, several statements in one string return no rows: it is unclear whose they would be.
    const [result, ...more] = answer.results
    return result !== undefined && more.length === 0 ? result : NO_RESULT
  }

  /** A holder that ended inside a transaction must not pass it on to the next one. */
  async #rollBackLeftover(): Promise<void> {
    if (!this.#inTransaction) return
    await this.#query('rollback', []).catch(() => undefined)
  }
}
