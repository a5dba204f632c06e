import type { Kysely } from 'kysely'
import { goodsGroupOf, problemOfReason } from '#contracts/dispute-standard.ts'
import { DAY_MS } from '#contracts/durations.ts'
import { kstDay, kstMidnight } from '#contracts/kst.ts'
import type { StandardFacts, Statement } from '#contracts/order-case.ts'
import type { DB } from '../../db/schema.ts'
import type { OrderRow } from '../lock-order.ts'

/** What the dispute standard asks about an order; the days end when a member first said what is wrong. */
export async function standardFacts(
  db: Kysely<DB>,
  { order, statements, at }: { order: OrderRow; statements: readonly Statement[]; at: Date },
): Promise<StandardFacts> {
  const told = statements.find(({ reason }) => reason !== null)
  const delivered = await db
    .selectFrom('order_event')
    .select('at')
    .where('order_seq', '=', order.order_seq)
    .where((where) =>
      where.or([where('to_state', '=', 'DELIVERED'), where('trigger', '=', 'HAND_OVER')]),
    )
    .orderBy('place')
    .limit(1)
    .executeTakeFirst()
  const seller = await db
    .selectFrom('store')
    .select('is_business')
    .where('store_seq', '=', order.seller_store_seq)
    .executeTakeFirstOrThrow()
  return {
    type: order.type,
    goods: goodsGroupOf(await topCategory(db, order.snapshot.categorySeq), order.type),
    isBusiness: seller.is_business,
    days: delivered ? daysBetween(delivered.at, told ? new Date(told.at) : at) : null,
    problem: told?.reason ? problemOfReason(told.reason, order.type) : null,
  }
}

/** Days of Korea between two moments; the first day does not count. */
export function daysBetween(from: Date, to: Date): number {
  const days = (kstMidnight(kstDay(to)).getTime() - kstMidnight(kstDay(from)).getTime()) / DAY_MS
  return Math.max(0, days)
}

/** The name of the highest category above one; categories are three deep. */
export async function topCategory(db: Kysely<DB>, categorySeq: number): Promise<string | null> {
  const row = await db
    .selectFrom('category')
    .leftJoin('category as parent', 'parent.category_seq', 'category.parent_seq')
    .leftJoin('category as top', 'top.category_seq', 'parent.parent_seq')
    .select(({ fn }) => fn.coalesce('top.name', 'parent.name', 'category.name').as('name'))
    .where('category.category_seq', '=', categorySeq)
    .executeTakeFirst()
  return row?.name ?? null
}
