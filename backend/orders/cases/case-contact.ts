import type { Kysely } from 'kysely'
import { HOUR_MS } from '#contracts/durations.ts'
import type { CaseContact, Statement } from '#contracts/order-case.ts'
import { CASE_CLOCK } from '#contracts/order-case-constants.ts'
import type { DB } from '../../db/schema.ts'
import { addBusinessDays } from '../../korea/business-days.ts'
import type { OrderRow } from '../lock-order.ts'

/** Until when operators speak to the members of a dispute or claim that began at a time. */
export const contactByOf = (since: Date): Date =>
  new Date(since.getTime() + CASE_CLOCK.contactHours * HOUR_MS)

/** Until when operators decide a dispute or claim that began at a time. */
export const decideByOf = (since: Date): Date =>
  addBusinessDays(since, CASE_CLOCK.decideBusinessDays)

/** Who has spoken first since an order's dispute began or its buyer claimed compensation; null without either. */
export async function caseContact(
  db: Kysely<DB>,
  { order, statements }: { order: OrderRow; statements: readonly Statement[] },
): Promise<CaseContact | null> {
  const began = await db
    .selectFrom('order_event')
    .select(['at', 'actor'])
    .where('order_seq', '=', order.order_seq)
    .where((event) =>
      event.or([
        event('trigger', '=', 'CLAIM'),
        event.and([event('to_state', '=', 'DISPUTED'), event('from_state', '<>', 'DISPUTED')]),
      ]),
    )
    .orderBy('place', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (!began) return null
  const since = began.at.toISOString()
  const later = statements.filter(({ at }) => at >= since)
  const first = later.find(({ role }) => role !== began.actor)
  return {
    since,
    first: first ? { by: first.role, at: first.at } : null,
    contactedAt: later.find(({ role }) => role === 'OPERATOR')?.at ?? null,
    contactBy: contactByOf(began.at).toISOString(),
  }
}
