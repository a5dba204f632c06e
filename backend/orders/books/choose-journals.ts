import { type RawBuilder, sql } from 'kysely'
import { DAY_MS } from '#contracts/durations.ts'
import { kstMidnight } from '#contracts/kst.ts'
import type { JournalKind, LedgerAccountName } from '#contracts/ledger-constants.ts'

export interface JournalChoice {
  /** Days in Korea, both included. */
  from: string
  to: string
  account?: LedgerAccountName | undefined
  kind?: JournalKind | undefined
  orderSeq?: number | undefined
}

/** From the beginning of the first day to the end of the last. */
export const rangeOf = ({ from, to }: Pick<JournalChoice, 'from' | 'to'>) => ({
  begins: kstMidnight(from),
  ends: new Date(kstMidnight(to).getTime() + DAY_MS),
})

/** What the journals (`journal`) have in common; those of one order are chosen without regard to the days. */
export function journalCondition({ kind, orderSeq, ...days }: JournalChoice): RawBuilder<unknown> {
  const { begins, ends } = rangeOf(days)
  const when =
    orderSeq === undefined
      ? sql`journal.at >= ${begins} and journal.at < ${ends}`
      : sql`journal.order_seq = ${orderSeq}`
  if (kind === undefined) return when
  return sql`${when} and (journal.journal_key = ${kind} or journal.journal_key like ${`${kind}:%`})`
}
