import { sql, type Transaction } from 'kysely'
import { DAY_MS } from '#contracts/durations.ts'
import { kstDay } from '#contracts/kst.ts'
import { retryingTransaction } from '../db/retrying-transaction.ts'
import type { DB } from '../db/schema.ts'
import { enqueueEvent } from '../notices/enqueue-event.ts'
import type { HostContext } from '../operation/context.ts'
import { pointTermsAt } from './point-terms.ts'

/**
 * Tells members of points that will expire, so many days before as the terms say: one notice for all points of a member.
 * A member is taken at a time, by one of several instances.
 * @returns how many notices it wrote
 */
export async function warnOfExpiry(
  { kysely }: Pick<HostContext, 'kysely'>,
  at: Date,
  { most = 1_000 }: { most?: number } = {},
): Promise<number> {
  const { warnDays } = await pointTermsAt(kysely, at)
  let written = 0
  // What is a week away needs no notice of a month.
  for (const days of [...warnDays].sort((one, other) => one - other))
    while (written < most) {
      if (!(await retryingTransaction(kysely, (trx) => warnNext(trx, days, at)))) break
      written += 1
    }
  return written
}

async function warnNext(trx: Transaction<DB>, days: number, at: Date): Promise<boolean> {
  const due = sql`point_lot.left_amount > 0 and point_lot.expires_at > ${at}
    and point_lot.expires_at <= ${new Date(at.getTime() + days * DAY_MS)}
    and (point_lot.warned_days is null or point_lot.warned_days > ${days})`
  const owner = await sql<{ user_seq: number; store_seq: number }>`
    select users.user_seq, store.store_seq
    from users join store on store.user_seq = users.user_seq
    where users.user_seq in (select user_seq from point_lot where ${due})
    order by users.user_seq limit 1 for no key update of users skip locked`.execute(trx)
  const [member] = owner.rows
  if (!member) return false
  const lots = await sql<{ left_amount: number; expires_at: Date }>`
    update point_lot set warned_days = ${days}
    where user_seq = ${member.user_seq} and ${due}
    returning left_amount, expires_at`.execute(trx)
  const first = lots.rows.map(({ expires_at }) => expires_at.getTime()).sort((a, b) => a - b)[0]
  // Another instance was here while this one waited.
  if (first === undefined) return true
  await enqueueEvent(trx, {
    kind: 'POINTS_EXPIRING',
    toStoreSeq: member.store_seq,
    points: lots.rows.reduce((sum, { left_amount }) => sum + left_amount, 0),
    from: kstDay(new Date(first)),
  })
  return true
}
