import type { Transaction } from 'kysely'
import { DAY_MS } from '#contracts/durations.ts'
import type { DB } from '../db/schema.ts'
import { spendKey } from './spend-points.ts'
import { writeChange } from './write-change.ts'

interface GivingBack {
  userSeq: number
  orderSeq: number
  /** At most what the order took. */
  points: number
  /** How long they last at least. */
  days: number
  at: Date
}

/**
 * Gives back what an order took, once: what lasts longest at first. Points keep the time that they expire at; those that
 * would expire sooner than in `days` days last until then.
 */
export async function giveBackPoints(
  trx: Transaction<DB>,
  { userSeq, orderSeq, points, days, at }: GivingBack,
): Promise<void> {
  if (points === 0) return
  const expiresAt = new Date(at.getTime() + days * DAY_MS)
  const entries: { lotSeq: number; amount: number }[] = []
  let fresh = 0
  let rest = points
  for (const { lot_seq, amount, expires_at } of await spentLots(trx, userSeq, orderSeq)) {
    const given = Math.min(rest, -amount)
    rest -= given
    if (given > 0 && expires_at >= expiresAt) entries.push({ lotSeq: lot_seq, amount: given })
    else fresh += given
  }
  if (rest > 0) throw new Error('more points are given back than were spent')
  await writeChange(trx, {
    userSeq,
    kind: 'GIVE_BACK',
    changeKey: `GIVE_BACK:${orderSeq}`,
    orderSeq,
    at,
    entries,
    ...(fresh > 0 && { fresh: { amount: fresh, expiresAt } }),
  })
}

async function spentLots(trx: Transaction<DB>, userSeq: number, orderSeq: number) {
  const lots = await trx
    .selectFrom('point_change')
    .innerJoin('point_entry', 'point_entry.change_seq', 'point_change.change_seq')
    .innerJoin('point_lot', 'point_lot.lot_seq', 'point_entry.lot_seq')
    .select(['point_lot.lot_seq', 'point_entry.amount', 'point_lot.expires_at'])
    .where('point_change.user_seq', '=', userSeq)
    .where('change_key', '=', spendKey(orderSeq))
    // As whoever spends locks them.
    .orderBy('point_lot.expires_at')
    .orderBy('point_lot.lot_seq')
    .forUpdate('point_lot')
    .execute()
  return lots.reverse()
}
