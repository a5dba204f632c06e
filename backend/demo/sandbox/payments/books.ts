import { randomBytes } from 'node:crypto'
import type { Kysely, Selectable, Transaction } from 'kysely'
import { retryingTransaction } from '#backend/db/retrying-transaction.ts'
import type { DB, SandboxPaymentTable } from '#backend/db/schema.ts'
import type { PaymentState } from '#contracts/payment-constants.ts'
import { detailsSchema, type SandboxPayment, withTimePassed } from './payment.ts'

export interface SandboxAnswer {
  status: number
  body: object
}

/** Money that moved with a change of a payment. */
interface Movement {
  transactionKey: string
  state: PaymentState
  amount: number
}

/** What a change leaves behind, in one transaction. */
export interface Change {
  payment?: SandboxPayment
  movements?: readonly Movement[]
  /** The bodies of notices to the shop. */
  notices?: readonly object[]
}

export interface SandboxTransaction extends Movement {
  paymentKey: string
  orderId: string
  at: Date
}

/** The books of the payment company; one change of a payment after another. */
export interface Books {
  add(payment: SandboxPayment): Promise<void>
  find(by: { paymentKey: string } | { orderId: string }): Promise<SandboxPayment | null>
  newest(limit: number): Promise<SandboxPayment[]>
  /**
   * Decides about a payment that nothing else changes meanwhile.
   * @param callKey of a call that is answered once: a repeated one has the first answer, and nothing is decided
   */
  change<Decided extends Change & { answer?: SandboxAnswer | null }>(
    paymentKey: string,
    decide: (payment: SandboxPayment) => Decided,
    callKey?: string | undefined,
  ): Promise<
    | { kind: 'NONE' }
    | { kind: 'REPEATED'; answer: SandboxAnswer }
    | { kind: 'DECIDED'; decided: Decided }
  >
  /** Answers a call that is about no payment, once for each key. */
  once(callKey: string, answer: SandboxAnswer): Promise<SandboxAnswer & { isRepeated: boolean }>
  transactions(range: {
    from: Date
    to: Date
    after: string | null
    limit: number
  }): Promise<SandboxTransaction[]>
}

export const newKey = (length: number) => randomBytes(length).toString('base64url')

export function openBooks(kysely: Kysely<DB>, now: () => Date): Books {
  const read = (row: Selectable<SandboxPaymentTable>): SandboxPayment =>
    withTimePassed(
      {
        paymentKey: row.payment_key,
        orderId: row.order_id,
        state: row.state,
        amount: row.amount,
        balance: row.balance,
        createdAt: row.created_at,
        details: detailsSchema.parse(row.details),
      },
      now(),
    )

  async function write(trx: Transaction<DB>, paymentKey: string, change: Change): Promise<void> {
    const { payment, movements = [], notices = [] } = change
    if (payment)
      await trx
        .updateTable('sandbox_payment')
        .set({
          state: payment.state,
          amount: payment.amount,
          balance: payment.balance,
          details: JSON.stringify(payment.details),
        })
        .where('payment_key', '=', paymentKey)
        .execute()
    if (movements.length > 0)
      await trx
        .insertInto('sandbox_payment_transaction')
        .values(
          movements.map(({ transactionKey, state, amount }) => ({
            transaction_key: transactionKey,
            payment_key: paymentKey,
            state,
            amount,
            at: now(),
          })),
        )
        .execute()
    if (notices.length > 0)
      await trx
        .insertInto('sandbox_payment_notice')
        .values(
          notices.map((body) => ({
            notice_id: crypto.randomUUID(),
            payment_key: paymentKey,
            body: JSON.stringify(body),
            next_at: now(),
            created_at: now(),
          })),
        )
        .execute()
  }

  const readCall = async (db: Kysely<DB>, callKey: string): Promise<SandboxAnswer | undefined> =>
    db
      .selectFrom('sandbox_payment_call')
      .select(['status', 'body'])
      .where('call_key', '=', callKey)
      .executeTakeFirst()

  const rememberCall = (db: Kysely<DB>, callKey: string, { status, body }: SandboxAnswer) =>
    db
      .insertInto('sandbox_payment_call')
      .values({ call_key: callKey, status, body: JSON.stringify(body), called_at: now() })
      .onConflict((conflict) => conflict.doNothing())
      .returning('call_key')
      .executeTakeFirst()

  return {
    async add({ paymentKey, orderId, state, amount, balance, createdAt, details }) {
      await kysely
        .insertInto('sandbox_payment')
        .values({
          payment_key: paymentKey,
          order_id: orderId,
          state,
          amount,
          balance,
          details: JSON.stringify(details),
          created_at: createdAt,
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute()
    },
    async find(by) {
      const query = kysely.selectFrom('sandbox_payment').selectAll()
      const row = await ('paymentKey' in by
        ? query.where('payment_key', '=', by.paymentKey)
        : query.where('order_id', '=', by.orderId)
      ).executeTakeFirst()
      return row ? read(row) : null
    },
    async newest(limit) {
      const rows = await kysely
        .selectFrom('sandbox_payment')
        .selectAll()
        .orderBy('payment_seq', 'desc')
        .limit(limit)
        .execute()
      return rows.map(read)
    },
    change(paymentKey, decide, callKey) {
      return retryingTransaction(kysely, async (trx) => {
        const row = await trx
          .selectFrom('sandbox_payment')
          .selectAll()
          .where('payment_key', '=', paymentKey)
          .forUpdate()
          .executeTakeFirst()
        if (!row) return { kind: 'NONE' as const }
        const earlier = callKey === undefined ? undefined : await readCall(trx, callKey)
        if (earlier) return { kind: 'REPEATED' as const, answer: earlier }
        const decided = decide(read(row))
        await write(trx, paymentKey, decided)
        if (callKey !== undefined && decided.answer)
          await rememberCall(trx, callKey, decided.answer)
        return { kind: 'DECIDED' as const, decided }
      })
    },
    once(callKey, answer) {
      return kysely.transaction().execute(async (trx) => {
        const isFirst = (await rememberCall(trx, callKey, answer)) !== undefined
        const said = isFirst ? answer : await readCall(trx, callKey)
        return { ...(said ?? answer), isRepeated: !isFirst }
      })
    },
    async transactions({ from, to, after, limit }) {
      const rows = await kysely
        .selectFrom('sandbox_payment_transaction')
        .innerJoin('sandbox_payment', (join) =>
          join.onRef('sandbox_payment.payment_key', '=', 'sandbox_payment_transaction.payment_key'),
        )
        .select([
          'transaction_key',
          'sandbox_payment_transaction.payment_key',
          'order_id',
          'sandbox_payment_transaction.state',
          'sandbox_payment_transaction.amount',
          'at',
        ])
        .where('at', '>=', from)
        .where('at', '<=', to)
        .$if(after !== null, (query) =>
          query.where('transaction_seq', '>', (sub) =>
            sub
              .selectFrom('sandbox_payment_transaction as last')
              .select('last.transaction_seq')
              .where('last.transaction_key', '=', after ?? ''),
          ),
        )
        .orderBy('transaction_seq')
        .limit(limit)
        .execute()
      return rows.map((row) => ({
        transactionKey: row.transaction_key,
        paymentKey: row.payment_key,
        orderId: row.order_id,
        state: row.state,
        amount: row.amount,
        at: row.at,
      }))
    },
  }
}
