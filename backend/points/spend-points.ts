import { type Kysely, sql, type Transaction } from 'kysely'
import type { DB } from '../db/schema.ts'
import { writeChange } from './write-change.ts'

/** Points that can be used, and how many of them are left. */
export interface UsableLot {
  lot_seq: number
  left_amount: number
}

export const balanceOf = (lots: readonly UsableLot[]): number =>
  lots.reduce((sum, lot) => sum + lot.left_amount, 0)

/** What a member can use at a time, what expires first at first. */
const usable = (db: Kysely<DB>, userSeq: number, at: Date) =>
  db
    .selectFrom('point_lot')
    .select(['lot_seq', 'left_amount'])
    .where('user_seq', '=', userSeq)
    .where('left_amount', '>', 0)
    .where('expires_at', '>', at)
    .orderBy('expires_at')
    .orderBy('lot_seq')

/** How much that is, for a part of a larger query. */
export const usableSum = (db: Kysely<DB>, userSeq: number, at: Date) =>
  db
    .selectFrom('point_lot')
    .select(sql<number>`coalesce(sum(left_amount), 0)::bigint`.as('balance'))
    .where('user_seq', '=', userSeq)
    .where('left_amount', '>', 0)
    .where('expires_at', '>', at)

export async function pointBalance(db: Kysely<DB>, userSeq: number, at: Date): Promise<number> {
  const { balance } = await usableSum(db, userSeq, at).executeTakeFirstOrThrow()
  return balance
}

/** Locks what a member can use until the transaction ends: of two orders at once the second sees what the first has left. */
export function lockUsableLots(
  trx: Transaction<DB>,
  userSeq: number,
  at: Date,
): Promise<UsableLot[]> {
  return usable(trx, userSeq, at).forUpdate().execute()
}

/**
 * Takes points for an order, what expires first at first, once for each order.
 * @param lots locked by `lockUsableLots`, and enough
 */
export async function spendPoints(
  trx: Transaction<DB>,
  lots: readonly UsableLot[],
  {
    userSeq,
    orderSeq,
    points,
    at,
  }: { userSeq: number; orderSeq: number; points: number; at: Date },
): Promise<void> {
  if (points === 0) return
  const entries: { lotSeq: number; amount: number }[] = []
  let rest = points
  for (const { lot_seq, left_amount } of lots) {
    if (rest === 0) break
    const taken = Math.min(rest, left_amount)
    entries.push({ lotSeq: lot_seq, amount: -taken })
    rest -= taken
  }
  if (rest > 0) throw new Error('more points are spent than there are')
  const changeKey = spendKey(orderSeq)
  await writeChange(trx, { userSeq, kind: 'SPEND', changeKey, orderSeq, at, entries })
}

export const spendKey = (orderSeq: number): string => `SPEND:${orderSeq}`
