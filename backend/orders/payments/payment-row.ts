import type { Kysely, Selectable, Transaction } from 'kysely'
import type { DB, PaymentTable } from '../../db/schema.ts'

export type PaymentRow = Selectable<PaymentTable>

export function findPayment(db: Kysely<DB>, attemptId: string): Promise<PaymentRow | undefined> {
  return db.selectFrom('payment').selectAll().where('attempt_id', '=', attemptId).executeTakeFirst()
}

/** The attempts of an order that the transaction has locked, newest first. */
export function attemptsOf(trx: Transaction<DB>, orderSeq: number): Promise<PaymentRow[]> {
  return trx
    .selectFrom('payment')
    .selectAll()
    .where('order_seq', '=', orderSeq)
    .orderBy('payment_seq', 'desc')
    .execute()
}
