import { sql } from 'kysely'
import { LEDGER_ACCOUNTS } from '#contracts/ledger-constants.ts'
import type { HostContext } from '../../operation/context.ts'
import { type JournalChoice, journalCondition, rangeOf } from './choose-journals.ts'

interface AccountSum {
  account: string
  debit: number
  credit: number
  entries: number
}

/** What came into each account and went out of it, in won, in the order in which accounts are read. */
export async function sumAccounts(
  { kysely }: Pick<HostContext, 'kysely'>,
  choice: JournalChoice,
): Promise<AccountSum[]> {
  const { account, kind, orderSeq } = choice
  const { begins, ends } = rangeOf(choice)
  const accounts = account ? [account] : Object.keys(LEDGER_ACCOUNTS)
  const when =
    orderSeq === undefined
      ? sql`entry.at >= ${begins} and entry.at < ${ends}`
      : sql`entry.order_seq = ${orderSeq}`
  // Without a kind the index of the entries has everything.
  const ofKind = kind
    ? sql`and exists (
        select from ledger_journal journal
        where journal.journal_seq = entry.journal_seq and ${journalCondition(choice)}
      )`
    : sql``
  const { rows } = await sql<AccountSum>`
    select entry.account, count(*)::int as entries,
      coalesce(sum(entry.amount) filter (where entry.amount > 0), 0)::float8 as debit,
      coalesce(-sum(entry.amount) filter (where entry.amount < 0), 0)::float8 as credit
    from ledger_entry entry
    where entry.account = any(${accounts}::text[]) and ${when} ${ofKind}
    group by entry.account`.execute(kysely)
  const order = Object.keys(LEDGER_ACCOUNTS)
  return rows.sort((one, other) => order.indexOf(one.account) - order.indexOf(other.account))
}
