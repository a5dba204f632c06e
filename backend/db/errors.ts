import pg from 'pg'

const UNIQUE_VIOLATION = '23505'
const FOREIGN_KEY_VIOLATION = '23503'
const NOT_NULL_VIOLATION = '23502'
const CHECK_VIOLATION = '23514'
const SERIALIZATION_FAILURE = '40001'
const DEADLOCK_DETECTED = '40P01'
const QUERY_CANCELED = '57014'

/** Exit code of a server whose data folder is in use (EX_CANTCREAT of sysexits.h). */
export const DATABASE_LOCKED_EXIT_CODE = 73

/** Another process has the embedded database open. `message` is meant for the operator. */
export class DatabaseLockedError extends Error {
  override readonly name = 'DatabaseLockedError'
  readonly exitCode = DATABASE_LOCKED_EXIT_CODE

  constructor(
    readonly lockFile: string,
    readonly holder: string,
  ) {
    super(
      [
        `데이터베이스를 다른 프로세스(${holder})가 이미 사용하고 있습니다.`,
        '그 서버를 먼저 종료하시거나, DATA_DIR을 다른 폴더로 지정하거나, DATABASE_URL로 PostgreSQL을 사용해 주세요.',
        `The database is already open in another process (${holder}).`,
        'Stop that server first, set DATA_DIR to another folder, or use PostgreSQL through DATABASE_URL.',
        `(${lockFile})`,
      ].join('\n'),
    )
  }
}

/** The database was closed, or its engine has stopped and cannot answer any more. */
export class DatabaseUnavailableError extends Error {
  override readonly name = 'DatabaseUnavailableError'
}

/**
 * The outer database handle was used inside `transaction()` or `connection()`. With one session that would wait for
 * itself for ever, and with a pool it would be outside the transaction; so it is refused on both engines.
 */
export class OuterDatabaseError extends Error {
  override readonly name = 'OuterDatabaseError'

  constructor() {
    super(
      'The outer database handle was used inside transaction() or connection(): pass the handle given to the callback instead.',
    )
  }
}

/** SQLSTATE of an error that came from either engine, or undefined for any other error. */
export function sqlState(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.code : undefined
}

/** Name of the constraint that refused the statement, if one did. */
export function violatedConstraint(error: unknown): string | undefined {
  return error instanceof pg.DatabaseError ? error.constraint : undefined
}

/** A unique or primary key refused the row; with a name, only that constraint counts. */
export function isUniqueViolation(error: unknown, constraint?: string): boolean {
  return isViolation(error, UNIQUE_VIOLATION, constraint)
}

/** A foreign key refused the row; with a name, only that constraint counts. */
export function isForeignKeyViolation(error: unknown, constraint?: string): boolean {
  return isViolation(error, FOREIGN_KEY_VIOLATION, constraint)
}

/** A check constraint refused the row; with a name, only that constraint counts. */
export function isCheckViolation(error: unknown, constraint?: string): boolean {
  return isViolation(error, CHECK_VIOLATION, constraint)
}

/** A required column was null. */
export function isNotNullViolation(error: unknown): boolean {
  return sqlState(error) === NOT_NULL_VIOLATION
}

/** The transaction lost against another one and may be tried again as a whole. */
export function isRetryable(error: unknown): boolean {
  const state = sqlState(error)
  return state === SERIALIZATION_FAILURE || state === DEADLOCK_DETECTED
}

/** PostgreSQL stopped the statement at its time limit. */
export function isStatementTimeout(error: unknown): boolean {
  return sqlState(error) === QUERY_CANCELED
}

function isViolation(error: unknown, state: string, constraint: string | undefined): boolean {
  if (sqlState(error) !== state) return false
  return constraint === undefined || violatedConstraint(error) === constraint
}
