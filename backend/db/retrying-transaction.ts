import type { Kysely, Transaction } from 'kysely'
import { isRetryable } from './errors.ts'
import type { DB } from './schema.ts'

const ATTEMPTS = 4

/** Carries a refusal out of a transaction, which it rolls back. */
class RefusedInside<Outcome> extends Error {
  constructor(readonly outcome: Outcome) {
    super('refused')
  }
}

/**
 * A transaction that is started again after PostgreSQL ended it because of a deadlock or a serialization failure. So
 * `work` may run several times: it has no effects outside the database. A refusal leaves nothing written.
 * @param options.keepsRefused where what was written stays although the outcome is a refusal, such as a counted try
 */
export async function retryingTransaction<Outcome>(
  kysely: Kysely<DB>,
  work: (trx: Transaction<DB>) => Promise<Outcome>,
  { keepsRefused = false }: { keepsRefused?: boolean } = {},
): Promise<Outcome> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await kysely.transaction().execute(async (trx) => {
        const outcome = await work(trx)
        if (!keepsRefused && isRefused(outcome)) throw new RefusedInside(outcome)
        return outcome
      })
    } catch (error) {
      if (error instanceof RefusedInside) return error.outcome
      if (attempt === ATTEMPTS || !isRetryable(error)) throw error
    }
  }
}

/** The shape of a `Refusal`, which is made a storey above. */
const isRefused = (outcome: unknown): boolean =>
  typeof outcome === 'object' && outcome !== null && 'refused' in outcome
