import type { Kysely } from 'kysely'
import type { PointChangeView, Points } from '#contracts/point.ts'
import type { DB } from '../../db/schema.ts'
import type { HostContext, Viewer } from '../../operation/context.ts'
import { pointTermsAt } from '../../points/point-terms.ts'
import { pointBalance } from '../../points/spend-points.ts'
import { orderTime } from '../order-time.ts'

const PAGE_SIZE = 20
const MOST_EXPIRING = 3

/** A member's balance, what expires next, and a page of what happened to it, newest first. */
export async function listPoints(
  { kysely, now }: Pick<HostContext, 'kysely' | 'now'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  { before }: { before?: number | undefined },
): Promise<Points> {
  const at = await orderTime(kysely, now())
  const rows = await readChanges(kysely, userSeq, before)
  const changes = rows.slice(0, PAGE_SIZE)
  const { useMostBp: _, cashLeast: __, unpaidDays: ___, ...terms } = await pointTermsAt(kysely, at)
  return {
    balance: await pointBalance(kysely, userSeq, at),
    expiring: await expiringOf(kysely, userSeq, at),
    changes: changes.map(viewOf),
    next: rows.length > PAGE_SIZE ? (changes.at(-1)?.change_seq ?? null) : null,
    terms,
  }
}

type ChangeRow = Awaited<ReturnType<typeof readChanges>>[number]

function readChanges(db: Kysely<DB>, userSeq: number, before: number | undefined) {
  return db
    .selectFrom('point_change')
    .leftJoin('orders', 'orders.order_seq', 'point_change.order_seq')
    .select((select) => [
      'change_seq',
      'kind',
      'amount',
      'at',
      'orders.order_seq',
      'orders.snapshot',
      select
        .selectFrom('point_entry')
        .innerJoin('point_lot', 'point_lot.lot_seq', 'point_entry.lot_seq')
        .select((lot) => lot.fn.min('point_lot.expires_at').as('first'))
        .whereRef('point_entry.change_seq', '=', 'point_change.change_seq')
        .where('point_entry.amount', '>', 0)
        .as('expires_at'),
    ])
    .where('point_change.user_seq', '=', userSeq)
    .$if(before !== undefined, (query) => query.where('change_seq', '<', before as number))
    .orderBy('change_seq', 'desc')
    .limit(PAGE_SIZE + 1)
    .execute()
}

const viewOf = ({
  change_seq,
  kind,
  amount,
  at,
  order_seq,
  snapshot,
  expires_at,
}: ChangeRow): PointChangeView => ({
  changeSeq: change_seq,
  kind,
  points: amount,
  order: order_seq === null ? null : { orderSeq: order_seq, title: snapshot?.title ?? '' },
  expiresAt: expires_at?.toISOString() ?? null,
  at: at.toISOString(),
})

async function expiringOf(db: Kysely<DB>, userSeq: number, at: Date) {
  const lots = await db
    .selectFrom('point_lot')
    .select((select) => ['expires_at', select.fn.sum<number>('left_amount').as('points')])
    .where('user_seq', '=', userSeq)
    .where('left_amount', '>', 0)
    .where('expires_at', '>', at)
    .groupBy('expires_at')
    .orderBy('expires_at')
    .limit(MOST_EXPIRING)
    .execute()
  return lots.map(({ points, expires_at }) => ({
    points: Number(points),
    at: expires_at.toISOString(),
  }))
}
