import type { Transaction } from 'kysely'
import type { DB, LedgerAccount } from '../db/schema.ts'

/** Won by account; debit positive, credit negative. Zeros are left out. */
export type Postings = Partial<Record<LedgerAccount, number>>

interface Journal {
  /** Null for the house's own money. */
  orderSeq: number | null
  /** Idempotency: the same key of the same order is the same journal. */
  journalKey: string
  postings: Postings
  at: Date
}

/**
 * Writes one posting of the ledger, within the transaction of its cause. A journal that was written before stays as it
 * is. The database itself refuses entries that do not sum to zero and balances that a later journal would overdraw.
 * @returns whether it was written now
 */
export async function writeJournal(
  trx: Transaction<DB>,
  { orderSeq, journalKey, postings, at }: Journal,
): Promise<boolean> {
  const entries = (Object.entries(postings) as [LedgerAccount, number][]).filter(
    ([, amount]) => amount !== 0,
  )
  if (entries.length === 0) return false
  const journal = await trx
    .insertInto('ledger_journal')
    .values({ order_seq: orderSeq, journal_key: journalKey, at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('journal_seq')
    .executeTakeFirst()
  if (!journal) return false
  const { journal_seq } = journal
  // One statement: the trigger looks at the whole journal at its end.
  await trx
    .insertInto('ledger_entry')
    .values(
      entries.map(([account, amount]) => ({
        journal_seq,
        order_seq: orderSeq,
        account,
        amount,
        at,
      })),
    )
    .execute()
  return true
}
