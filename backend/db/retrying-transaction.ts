import type { Kysely, Transaction } from 'kysely'
import { isRetryable } from './errors.ts'
import type { DB } from './schema.ts'

const ATTEMPTS = 4

/**
 * A transaction that is started again after PostgreSQL ended it because of a deadlock or a serialization failure. So
 * `work` may run several times: it has no effects outside the database.
 */
export async function retryingTransaction<Outcome>(
  kysely: Kysely<DB>,
  work: (trx: Transaction<DB>) => Promise<Outcome>,
): Promise<Outcome> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await kysely.transaction().execute(work)
    } catch (error) {
      if (attempt === ATTEMPTS || !isRetryable(error)) throw error
    }
  }
}
