import type { Kysely } from 'kysely'
import type { MoneyRetry } from '#contracts/order-case-constants.ts'
import type { DB } from '../../db/schema.ts'
import { refusalWords } from '../payments/confirm-payment.ts'

interface Journal {
  journalSeq: number
  key: string
  at: string
  legs: { account: string; amount: number }[]
}

interface Transfer {
  kind: MoneyRetry
  amount: number
  state: 'WAITING' | 'SENT' | 'DONE' | 'FAILED'
  isStray: boolean
  attempts: number
  failure: string | null
  at: string
}

/** What the ledger was told of an order, oldest first. */
export async function journalsOf(db: Kysely<DB>, orderSeq: number): Promise<Journal[]> {
  const rows = await db
    .selectFrom('ledger_entry')
    .innerJoin('ledger_journal as journal', 'journal.journal_seq', 'ledger_entry.journal_seq')
    .select(['journal.journal_seq', 'journal_key', 'journal.at', 'account', 'amount'])
    .where('ledger_entry.order_seq', '=', orderSeq)
    .orderBy('entry_seq')
    .execute()
  const journals = new Map<number, Journal>()
  for (const { journal_seq: journalSeq, journal_key: key, at, account, amount } of rows) {
    const journal = journals.get(journalSeq) ?? {
      journalSeq,
      key,
      at: at.toISOString(),
      legs: [],
    }
    journal.legs.push({ account, amount })
    journals.set(journalSeq, journal)
  }
  return [...journals.values()]
}

const WAITS: Record<string, string> = {
  ACCOUNT_NEEDED: '구매자가 환불 계좌를 등록하기를 기다려요.',
  ACCOUNT_HELD: '구매자의 계좌가 바뀐 지 24시간이 지나기를 기다려요.',
}

/** An order's refunds, payout and compensation, and which of them an operator can begin again. */
export async function transfersOf(
  db: Kysely<DB>,
  orderSeq: number,
): Promise<{ transfers: Transfer[]; retries: MoneyRetry[] }> {
  const refunds = await db
    .selectFrom('refund')
    .select(['amount', 'state', 'refund_key', 'attempts', 'failure', 'created_at'])
    .where('order_seq', '=', orderSeq)
    .orderBy('refund_seq')
    .execute()
  const payouts = await db
    .selectFrom('payout')
    .select(['kind', 'amount', 'state', 'attempts', 'failure', 'created_at'])
    .where('order_seq', '=', orderSeq)
    .orderBy('payout_seq')
    .execute()
  const transfers: Transfer[] = [
    ...refunds.map(({ created_at, refund_key, failure, ...refund }) => ({
      ...refund,
      kind: 'REFUND' as const,
      isStray: refund_key.startsWith('STRAY:'),
      failure: failure === null ? null : (WAITS[failure] ?? refusalWords(failure)),
      at: created_at.toISOString(),
    })),
    ...payouts.map(({ created_at, kind, ...payout }) => ({
      ...payout,
      kind: kind === 'SETTLE' ? ('PAYOUT' as const) : kind,
      isStray: false,
      at: created_at.toISOString(),
    })),
  ]
  const failed = transfers.filter(({ state }) => state === 'FAILED').map(({ kind }) => kind)
  return { transfers, retries: [...new Set(failed)] }
}
