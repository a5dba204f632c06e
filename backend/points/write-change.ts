import type { Transaction } from 'kysely'
import type { PointChange } from '#contracts/point-rules.ts'
import type { DB } from '../db/schema.ts'

interface Change {
  userSeq: number
  kind: PointChange
  /** Idempotency: the same key of the same member is the same change. */
  changeKey: string
  orderSeq: number | null
  at: Date
  /** Positive where points come in. */
  entries: { lotSeq: number; amount: number }[]
  /** What comes in anew, and until when it lasts. */
  fresh?: { amount: number; expiresAt: Date }
}

/**
 * Writes what happens to a member's points, within the transaction of its cause. A change that was written before stays as
 * it is. The database itself refuses lots that would fall below nothing or rise above what came in.
 * @returns whether it was written now
 */
export async function writeChange(
  trx: Transaction<DB>,
  { userSeq, kind, changeKey, orderSeq, at, entries, fresh }: Change,
): Promise<boolean> {
  const amount = entries.reduce((sum, entry) => sum + entry.amount, fresh?.amount ?? 0)
  const change = await trx
    .insertInto('point_change')
    .values({ user_seq: userSeq, kind, change_key: changeKey, amount, order_seq: orderSeq, at })
    .onConflict((conflict) => conflict.doNothing())
    .returning('change_seq')
    .executeTakeFirst()
  if (!change) return false
  const all = fresh ? [...entries, await insertLot(trx, userSeq, fresh)] : entries
  // One statement: the trigger looks at the whole change at its end.
  await trx
    .insertInto('point_entry')
    .values(all.map((entry) => ({ ...change, lot_seq: entry.lotSeq, amount: entry.amount })))
    .execute()
  return true
}

async function insertLot(
  trx: Transaction<DB>,
  userSeq: number,
  { amount, expiresAt }: { amount: number; expiresAt: Date },
) {
  const { lot_seq: lotSeq } = await trx
    .insertInto('point_lot')
    .values({ user_seq: userSeq, amount, expires_at: expiresAt, warned_days: null })
    .returning('lot_seq')
    .executeTakeFirstOrThrow()
  return { lotSeq, amount }
}
