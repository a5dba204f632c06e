import { setTimeout as pause } from 'node:timers/promises'
import { EXIT_CODES, StartError } from '../start-error.ts'
import type { DatabaseLog } from './database.ts'
import { DatabaseUnavailableError, sqlState } from './errors.ts'

/** How long a start waits for its database: as long as a restart of one takes, crash recovery included. */
const PATIENCE_MILLISECONDS = 60_000
const FIRST_PAUSE_MILLISECONDS = 250
const LONGEST_PAUSE_MILLISECONDS = 5_000

export interface PatienceOptions {
  log: Pick<DatabaseLog, 'warn'>
  patienceMilliseconds?: number
  /** The clock in milliseconds, and the wait. */
  clock?: () => number
  sleep?: (milliseconds: number) => Promise<unknown>
}

/**
 * Runs the part of the start that needs the database, and runs it again with growing pauses while the database is
 * unavailable.
 * @param prepare may be interrupted at any statement and started again
 * @throws StartError when the database is not available within a minute (69), or refuses us in a way that waiting does
 * not change
 */
export async function waitForDatabase<Prepared>(
  prepare: () => Promise<Prepared>,
  options: PatienceOptions,
): Promise<Prepared> {
  const { log, patienceMilliseconds = PATIENCE_MILLISECONDS } = options
  const { clock = () => performance.now(), sleep = pause } = options
  const until = clock() + patienceMilliseconds
  for (let wait = FIRST_PAUSE_MILLISECONDS; ; wait = Math.min(2 * wait, LONGEST_PAUSE_MILLISECONDS))
    try {
      return await prepare()
    } catch (error) {
      const refusal = refusalOf(error)
      if (refusal) throw refusal
      const unavailable = unavailableIn(error)
      if (!unavailable) throw error
      if (clock() + wait > until)
        throw new StartError(
          EXIT_CODES.UNAVAILABLE,
          `${unavailable.message}. It was tried for ${Math.round(patienceMilliseconds / 1_000)} seconds: start PostgreSQL, or correct DATABASE_URL.`,
          error,
        )
      log.warn({ reason: unavailable.message, waitMilliseconds: wait }, 'waiting for the database')
      await sleep(wait)
    }
}

/** A failed migration has the reason as its cause. */
const unavailableIn = (error: unknown): DatabaseUnavailableError | undefined =>
  causes(error).find((one) => one instanceof DatabaseUnavailableError)

/** PostgreSQL's SQLSTATEs for a role, a name or a certificate that would also be refused next time. */
function refusalOf(error: unknown): StartError | undefined {
  for (const cause of causes(error)) {
    const state = sqlState(cause) ?? ''
    if (/^28/.test(state))
      return refusal('NO_PERMISSION', 'refuses the role or password of DATABASE_URL', cause)
    if (state === '42501')
      return refusal(
        'NO_PERMISSION',
        'does not let the role of DATABASE_URL make its tables',
        cause,
      )
    if (state === '3D000') return refusal('CONFIG', 'has no database of that name', cause)
    if (isOfTls(cause)) return refusal('CONFIG', 'and DATABASE_URL do not agree on TLS', cause)
  }
  return undefined
}

const refusal = (code: keyof typeof EXIT_CODES, what: string, cause: Error) =>
  new StartError(EXIT_CODES[code], `DATABASE_URL: PostgreSQL ${what} (${cause.message}).`, cause)

/** The codes of Node and OpenSSL for a certificate or handshake that fails, and those of pg itself. */
const TLS_CODES =
  /^(?:ERR_(?:TLS|SSL|OSSL)_|CERT_|CRL_|DEPTH_ZERO_SELF|SELF_SIGNED_CERT|UNABLE_TO_(?:VERIFY|GET)|HOSTNAME_MISMATCH)/
const TLS_WORDS =
  /^(?:The server does not support SSL connections|There was an error establishing an SSL connection)/

function isOfTls(error: Error): boolean {
  const code = 'code' in error ? String(error.code) : ''
  return TLS_CODES.test(code) || TLS_WORDS.test(error.message)
}

/** The error and its causes, outermost first. */
function causes(error: unknown): Error[] {
  const found: Error[] = []
  for (let next = error; next instanceof Error && !found.includes(next); next = next.cause)
    found.push(next)
  return found
}
