import type { Kysely, Transaction } from 'kysely'
import { retryingTransaction } from '../db/retrying-transaction.ts'
import type { DB } from '../db/schema.ts'
import { isRefusal, type Refusal } from '../operation/refusal.ts'

/** Carries a refusal out of a transaction. */
class RefusedInside extends Error {
  constructor(readonly refusal: Refusal<string>) {
    super('refused')
  }
}

/** A transaction that a refusal rolls back: `work` may refuse after it has written. */
export async function refusableTransaction<Outcome>(
  kysely: Kysely<DB>,
  work: (trx: Transaction<DB>) => Promise<Outcome>,
): Promise<Outcome> {
  try {
    return await retryingTransaction(kysely, async (trx) => {
      const outcome = await work(trx)
      if (isRefusal(outcome)) throw new RefusedInside(outcome)
      return outcome
    })
  } catch (error) {
    if (error instanceof RefusedInside) return error.refusal as Outcome
    throw error
  }
}
