import type { Kysely } from 'kysely'
import type { DB, LedgerAccount } from '../db/schema.ts'

/** What stands on an account for an order, in won; liabilities are negative. */
export async function balanceOf(
  db: Kysely<DB>,
  orderSeq: number,
  account: LedgerAccount,
): Promise<number> {
  const row = await db
    .selectFrom('ledger_balance')
    .select('amount')
    .where('order_seq', '=', orderSeq)
    .where('account', '=', account)
    .executeTakeFirst()
  return row?.amount ?? 0
}
