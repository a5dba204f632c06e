import {
  JOURNAL_KINDS,
  type JournalKind,
  LEDGER_ACCOUNTS,
  type LedgerAccountName,
} from '#contracts/ledger-constants.ts'
import { type DayRange, readDayRange } from './day-range.ts'

/** What is chosen in the ledger, as the address gives it. */
export interface LedgerQuery {
  range: DayRange
  account: LedgerAccountName | undefined
  kind: JournalKind | undefined
  orderSeq: number | undefined
  before: string | undefined
}

const has = <Labels extends object>(labels: Labels, text: string | null) =>
  text !== null && Object.hasOwn(labels, text) ? (text as Extract<keyof Labels, string>) : undefined

/** @returns the choice, and the sentence for a range that cannot be shown */
export function readLedgerQuery(
  search: URLSearchParams,
  now: Date,
): { query: LedgerQuery; error: string | null } {
  const { range, error } = readDayRange(search, now)
  const order = (search.get('order') ?? '').trim()
  return {
    query: {
      range,
      account: has(LEDGER_ACCOUNTS, search.get('account')),
      kind: has(JOURNAL_KINDS, search.get('kind')),
      orderSeq: /^[1-9]\d{0,14}$/.test(order) ? Number(order) : undefined,
      before: search.get('before') ?? undefined,
    },
    error,
  }
}

/** The choice as links have it; without the page. */
export const ledgerSearch = ({ range, account, kind, orderSeq }: LedgerQuery) => ({
  ...range,
  account,
  kind,
  order: orderSeq,
})

/** What the host is asked for. */
export const ledgerInput = ({ range, account, kind, orderSeq }: LedgerQuery) => ({
  ...range,
  ...(account && { account }),
  ...(kind && { kind }),
  ...(orderSeq && { orderSeq }),
})
