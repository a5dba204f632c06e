import pg from 'pg'
import { DatabaseUnavailableError } from '../errors.ts'

/**
 * SQLSTATEs of a server that disconnects or has no capacity (PostgreSQL's manual, appendix A): connection exceptions
 * (08), insufficient resources (53), and shut down by an administrator, after a crash, while starting, dropped, idle
 * (57P).
 */
const ENDED = /^(?:08|53|57P0[1-5]$)/

/** Whether the server reported that it no longer serves this session. */
export const endsTheSession = (error: unknown): boolean =>
  error instanceof pg.DatabaseError && ENDED.test(error.code ?? '')

/** The one error for a database that could not be reached or disconnected, with the original error as its cause. */
export function unavailable(cause: unknown): DatabaseUnavailableError {
  return new DatabaseUnavailableError(`The database cannot be reached: ${reasonOf(cause)}`, {
    cause,
  })
}

/** When a name has several addresses, Node's error contains several errors and has no message of its own. */
function reasonOf(error: unknown): string {
  if (error instanceof AggregateError && error.errors.length > 0) return reasonOf(error.errors[0])
  return error instanceof Error ? error.message : String(error)
}
