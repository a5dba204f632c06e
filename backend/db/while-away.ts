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
  /** Milliseconds; and waiting for some. */
  clock?: () => number
  sleep?: (milliseconds: number) => Promise<unknown>
}

/**
 * Does the part of the start that needs the database, and does it again with growing pauses while the database is away.
 * @param prepare may be broken off at any statement and begun anew
 * @throws StartError when it has not come within a minute (69), or refuses us in a way that waiting does not change
 */
export async function whileDatabaseIsAway<Prepared>(
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
      const away = awayOf(error)
      if (!away) throw error
      if (clock() + wait > until)
        throw new StartError(
          EXIT_CODES.UNAVAILABLE,
          `${away.message}. It was tried for ${Math.round(patienceMilliseconds / 1_000)} seconds: start PostgreSQL, or correct DATABASE_URL.`,
          error,
        )
      log.warn({ reason: away.message, waitMilliseconds: wait }, 'waiting for the database')
      await sleep(wait)
    }
}

/** A migration that broke off has the reason as its cause. */
const awayOf = (error: unknown): DatabaseUnavailableError | undefined =>
  causes(error).find((one) => one instanceof DatabaseUnavailableError)

/** What PostgreSQL says to a role, a name or a certificate that will not do next time either. */
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

/** Node's and OpenSSL's names of a certificate or handshake that does not do, and what pg says itself. */
const TLS_CODES =
  /^(?:ERR_(?:TLS|SSL|OSSL)_|CERT_|CRL_|DEPTH_ZERO_SELF|SELF_SIGNED_CERT|UNABLE_TO_(?:VERIFY|GET)|HOSTNAME_MISMATCH)/
const TLS_WORDS =
  /^(?:The server does not support SSL connections|There was an error establishing an SSL connection)/

function isOfTls(error: Error): boolean {
  const code = 'code' in error ? String(error.code) : ''
  return TLS_CODES.test(code) || TLS_WORDS.test(error.message)
}

/** The error and what it came from, outermost first. */
function causes(error: unknown): Error[] {
  const found: Error[] = []
  for (let next = error; next instanceof Error && !found.includes(next); next = next.cause)
    found.push(next)
  return found
}
