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
 * @param before the `older` of a page, `after` its `newer`; another text is the first page
 */
export async function listJournals(
  { kysely }: Pick<HostContext, 'kysely'>,
  {
    before,
    after,
    ...choice
  }: JournalChoice & { before?: string | undefined; after?: string | undefined },
): Promise<{ journals: LedgerJournalView[]; older: string | null; newer: string | null }> {
  const [, at, seq] = CURSOR.exec(after ?? before ?? '') ?? []
  const isBackwards = at !== undefined && after !== undefined
  const compares = isBackwards ? sql`>` : sql`<`
  const order = isBackwards ? sql`asc` : sql`desc`
  const isBeyond = at
    ? sql`(journal.at, journal.journal_seq) ${compares} (${new Date(at)}::timestamptz, ${Number(seq)}::bigint)`
    : sql`true`
  const { rows } = await sql<JournalRow>`
    select page.*, (
      select json_agg(json_build_object('account', account, 'amount', amount) order by entry_seq)
      from ledger_entry where ledger_entry.journal_seq = page.journal_seq
    ) as legs
    from (
      select journal.journal_seq, journal.order_seq, journal.journal_key, journal.at
      from ${journalsWith(choice)}
      where ${journalCondition(choice)} and ${isBeyond}
      order by journal.at ${order}, journal.journal_seq ${order}
      limit ${PAGE_SIZE + 1}
    ) page
    order by page.at ${order}, page.journal_seq ${order}`.execute(kysely)
  const hasMore = rows.length > PAGE_SIZE
  const shown = rows.slice(0, PAGE_SIZE)
  if (isBackwards) shown.reverse()
  const [first, last] = [shown[0], shown.at(-1)]
  return {
    journals: shown.map((row) => ({
      journalSeq: row.journal_seq,
      orderSeq: row.order_seq,
      key: row.journal_key,
      at: row.at.toISOString(),
      legs: row.legs,
    })),
    older: last && (hasMore || isBackwards) ? cursorOf(last) : null,
    newer: first && (isBackwards ? hasMore : at !== undefined) ? cursorOf(first) : null,
  }
}

const cursorOf = ({ at, journal_seq }: JournalRow) => `${at.toISOString()}~${journal_seq}`

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
