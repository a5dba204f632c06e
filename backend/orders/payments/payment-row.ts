import type { Kysely, Selectable, Transaction } from 'kysely'
import { preparedQuery } from '../../db/prepared-query.ts'
import type { DB, PaymentTable } from '../../db/schema.ts'

export type PaymentRow = Selectable<PaymentTable>

/** Every column by name, as prepared statements need them. */
const COLUMNS: Record<keyof PaymentTable, true> = {
  payment_seq: true,
  order_seq: true,
  attempt_id: true,
  payment_key: true,
  method: true,
  amount: true,
  state: true,
  failure: true,
  virtual_account: true,
  receipt_url: true,
  created_at: true,
  check_at: true,
  asked: true,
  paid_at: true,
}
const NAMES = Object.keys(COLUMNS) as (keyof PaymentTable)[]

const readAttempt = preparedQuery((db, { attemptId }: { attemptId: string }) =>
  db.selectFrom('payment').select(NAMES).where('attempt_id', '=', attemptId),
)

const readAttempts = preparedQuery((db, { orderSeq }: { orderSeq: number }) =>
  db
    .selectFrom('payment')
    .select(NAMES)
    .where('order_seq', '=', orderSeq)
    .orderBy('payment_seq', 'desc'),
)

export async function findPayment(
  db: Kysely<DB>,
  attemptId: string,
): Promise<PaymentRow | undefined> {
  const [payment] = await readAttempt(db, { attemptId })
  return payment
}

/** The attempts of an order that the transaction has locked, newest first. */
export const attemptsOf = (trx: Transaction<DB>, orderSeq: number): Promise<PaymentRow[]> =>
  readAttempts(trx, { orderSeq })
