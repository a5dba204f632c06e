import type { Kysely, Transaction } from 'kysely'
import { isRetryable } from './errors.ts'
import type { DB } from './schema.ts'

const ATTEMPTS = 4

/**
 * A transaction that is begun again when PostgreSQL ended it because it and another one waited for each other, or lost
 * against it. So `work` may run several times: it touches nothing but the database.
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
