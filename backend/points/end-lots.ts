import { sql, type Transaction } from 'kysely'
import { retryingTransaction } from '../db/retrying-transaction.ts'
import type { DB } from '../db/schema.ts'
import type { HostContext } from '../operation/context.ts'
import { writeChange } from './write-change.ts'

/** A withdrawing member's points end. */
export async function forfeitPoints(
  trx: Transaction<DB>,
  userSeq: number,
  at: Date,
): Promise<void> {
  const lots = await trx
    .selectFrom('point_lot')
    .select(['lot_seq', 'left_amount'])
    .where('user_seq', '=', userSeq)
    .where('left_amount', '>', 0)
    .orderBy('expires_at')
    .orderBy('lot_seq')
    .forUpdate()
    .execute()
  if (lots.length === 0) return
  const entries = lots.map(({ lot_seq, left_amount }) => ({
    lotSeq: lot_seq,
    amount: -left_amount,
  }))
  await writeChange(trx, {
    userSeq,
    kind: 'FORFEIT',
    changeKey: 'FORFEIT',
    orderSeq: null,
    at,
    entries,
  })
}

/**
 * Ends points whose time has come, oldest first. One lot is taken at a time, by one of several instances.
 * @returns how many lots ended
 */
export async function expirePoints(
  { kysely }: Pick<HostContext, 'kysely'>,
  at: Date,
  { most = 1_000 }: { most?: number } = {},
): Promise<number> {
  for (let count = 0; count < most; count += 1)
    if (!(await retryingTransaction(kysely, (trx) => expireNext(trx, at)))) return count
  return most
}

async function expireNext(trx: Transaction<DB>, at: Date): Promise<boolean> {
  const { rows } = await sql<{ lot_seq: number; user_seq: number; left_amount: number }>`
    select lot_seq, user_seq, left_amount from point_lot
    where left_amount > 0 and expires_at <= ${at}
    order by expires_at, lot_seq limit 1 for update skip locked`.execute(trx)
  const [lot] = rows
  if (!lot) return false
  const { lot_seq: lotSeq, user_seq: userSeq, left_amount: left } = lot
  return writeChange(trx, {
    userSeq,
    kind: 'EXPIRE',
    changeKey: `EXPIRE:${lotSeq}`,
    orderSeq: null,
    at,
    entries: [{ lotSeq, amount: -left }],
  })
}
