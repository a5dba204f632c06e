import { sql } from 'kysely'
import type { LedgerJournalView } from '#contracts/ledger.ts'
import type { HostContext } from '../../operation/context.ts'
import { type JournalChoice, journalCondition, rangeOf } from './choose-journals.ts'

const PAGE_SIZE = 50
const CURSOR = /^(\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z)~(\d{1,15})$/

interface JournalRow {
  journal_seq: number
  order_seq: number | null
  journal_key: string
  at: Date
  legs: { account: string; amount: number }[]
}

/**
 * The journals of all orders, newest first, a page at a time.
 * @param before the `next` of the page before; another text is the first page
 */
export async function listJournals(
  { kysely }: Pick<HostContext, 'kysely'>,
  { before, ...choice }: JournalChoice & { before?: string | undefined },
): Promise<{ journals: LedgerJournalView[]; next: string | null }> {
  const [, at, seq] = CURSOR.exec(before ?? '') ?? []
  const older = at
    ? sql`(journal.at, journal.journal_seq) < (${new Date(at)}::timestamptz, ${Number(seq)}::bigint)`
    : sql`true`
  const { rows } = await sql<JournalRow>`
    select page.*, (
      select json_agg(json_build_object('account', account, 'amount', amount) order by entry_seq)
      from ledger_entry where ledger_entry.journal_seq = page.journal_seq
    ) as legs
    from (
      select journal.journal_seq, journal.order_seq, journal.journal_key, journal.at
      from ${journalsWith(choice)}
      where ${journalCondition(choice)} and ${older}
      order by journal.at desc, journal.journal_seq desc
      limit ${PAGE_SIZE + 1}
    ) page
    order by page.at desc, page.journal_seq desc`.execute(kysely)
  const shown = rows.slice(0, PAGE_SIZE)
  const last = shown.at(-1)
  return {
    journals: shown.map((row) => ({
      journalSeq: row.journal_seq,
      orderSeq: row.order_seq,
      key: row.journal_key,
      at: row.at.toISOString(),
      legs: row.legs,
    })),
    next: rows.length > PAGE_SIZE && last ? `${last.at.toISOString()}~${last.journal_seq}` : null,
  }
}

/** An account has at most one entry in a journal: its entries are read in the order of its index. */
function journalsWith({ account, orderSeq, ...days }: JournalChoice) {
  if (account === undefined) return sql`ledger_journal journal`
  const { begins, ends } = rangeOf(days)
  const when = orderSeq === undefined ? sql`at >= ${begins} and at < ${ends}` : sql`true`
  return sql`(
      select journal.* from (
        select journal_seq from ledger_entry where account = ${account} and ${when}
          ${orderSeq === undefined ? sql`` : sql`and order_seq = ${orderSeq}`}
      ) entry join ledger_journal journal on journal.journal_seq = entry.journal_seq
    ) journal`
}
