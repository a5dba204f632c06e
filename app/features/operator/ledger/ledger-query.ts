import {
  JOURNAL_KINDS,
  type JournalKind,
  LEDGER_ACCOUNTS,
  type LedgerAccountName,
} from '#contracts/ledger-constants.ts'
import { type DayRange, readDayRange } from '../day-range.ts'

/** What is chosen in the ledger, as the address gives it. */
export interface LedgerQuery {
  range: DayRange
  account: LedgerAccountName | undefined
  kind: JournalKind | undefined
  orderSeq: number | undefined
  /** As it was typed. */
  order: string
  before: string | undefined
  after: string | undefined
}

const ORDER_NUMBER = /^[1-9]\d{0,14}$/
/** Of what an address has in it and no link of ours does. */
const MOST_SHOWN = 60

const has = <Labels extends object>(labels: Labels, text: string | null) =>
  text !== null && Object.hasOwn(labels, text) ? (text as Extract<keyof Labels, string>) : undefined

/** @returns the choice, and the sentences for a range that cannot be shown and for what is no order number */
export function readLedgerQuery(
  search: URLSearchParams,
  now: Date,
): { query: LedgerQuery; error: string | null; orderError: string | null } {
  const { range, error } = readDayRange(search, now)
  const order = (search.get('order') ?? '').trim()
  return {
    query: {
      range,
      account: has(LEDGER_ACCOUNTS, search.get('account')),
      kind: has(JOURNAL_KINDS, search.get('kind')),
      orderSeq: ORDER_NUMBER.test(order) ? Number(order) : undefined,
      order: order.slice(0, MOST_SHOWN),
      before: search.get('before')?.slice(0, MOST_SHOWN),
      after: search.get('after')?.slice(0, MOST_SHOWN),
    },
    error,
    orderError:
      order === '' || ORDER_NUMBER.test(order) ? null : '주문번호는 숫자로만 적어 주세요.',
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

/** Where in the journals the page begins. */
export const ledgerPlace = ({ before, after }: LedgerQuery) => ({
  ...(before && { before }),
  ...(after && { after }),
})
