import { type Kysely, sql } from 'kysely'
import { DAY_MS } from '#contracts/durations.ts'
import { isClaimable } from '#contracts/order-claim-constants.ts'
import type { OrderTerms } from '#contracts/order-states.ts'
import type { DB } from '../../db/schema.ts'
import type { OrderRow } from '../lock-order.ts'

/** The most that an order can be compensated with: the money that its buyer paid and did not get back, up to the cap of its terms. */
export async function claimMost(
  db: Kysely<DB>,
  { order_seq, total, points }: OrderRow,
  { compensationCap }: Pick<OrderTerms, 'compensationCap'>,
): Promise<number> {
  const { refunded } = await db
    .selectFrom('refund')
    .select(sql<number>`coalesce(sum(amount), 0)::float8`.as('refunded'))
    .where('order_seq', '=', order_seq)
    // What was paid beside the order was no part of its price.
    .where('refund_key', 'not like', 'STRAY:%')
    .executeTakeFirstOrThrow()
  return Math.max(0, Math.min(compensationCap, total - points - refunded))
}

/** Until when an order's buyer can claim; null before the purchase is confirmed. */
export const claimUntil = (
  { confirmed_at }: Pick<OrderRow, 'confirmed_at'>,
  { compensationDays }: Pick<OrderTerms, 'compensationDays'>,
): Date | null => confirmed_at && new Date(confirmed_at.getTime() + compensationDays * DAY_MS)

/** Whether the buyer of an order without a claim can make one. */
export async function canClaim(
  db: Kysely<DB>,
  order: OrderRow,
  { terms, at }: { terms: OrderTerms; at: Date },
): Promise<boolean> {
  if (!isClaimable(order.state)) return false
  const most = await claimMost(db, order, terms)
  return claimProblem(order, { terms, most, at }) === null
}

/** Why an order without a claim cannot be claimed for; null where it can. */
export function claimProblem(
  order: OrderRow,
  { terms, most, at }: { terms: OrderTerms; most: number; at: Date },
): string | null {
  const until = claimUntil(order, terms)
  if (!until || !isClaimable(order.state)) return '구매를 확정한 거래만 보상을 신청할 수 있어요.'
  if (at > until) return `구매확정 뒤 ${terms.compensationDays}일이 지나서 이제는 신청할 수 없어요.`
  if (most === 0) return '포인트를 빼고 낸 금액이 남아 있지 않아서 보상할 금액이 없어요.'
  return null
}
