/** The accounts of the ledger, as operators read them. */
export const LEDGER_ACCOUNTS = {
  COMPANY: '결제사에 있는 돈',
  BANK: '은행',
  ESCROW: '보관 중',
  BUYER_PAYABLE: '구매자에게 줄 돈',
  SELLER_PAYABLE: '판매자에게 줄 돈',
  FEES: '수수료',
  POINTS: '포인트',
  COMPENSATION: '보상',
} as const
export type LedgerAccountName = keyof typeof LEDGER_ACCOUNTS

export const accountLabel = (account: string): string =>
  Object.hasOwn(LEDGER_ACCOUNTS, account) ? LEDGER_ACCOUNTS[account as LedgerAccountName] : account

/** What a journal is about: its key, or what stands before the colon of its key. */
export const JOURNAL_KINDS = {
  HOLD: '결제 보관',
  RELEASE: '판매자 몫 확정',
  DIVIDE: '나눔·환불 확정',
  REFUND: '구매자 환불',
  PAYOUT: '판매자 지급',
  STRAY: '늦은 입금',
  COMPENSATE: '보상 확정',
} as const
export type JournalKind = keyof typeof JOURNAL_KINDS

/** The name of a journal by its key. */
export function journalLabel(key: string): string {
  const [kind = key] = key.split(':')
  return Object.hasOwn(JOURNAL_KINDS, kind) ? JOURNAL_KINDS[kind as JournalKind] : key
}
