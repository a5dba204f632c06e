import type { Kysely } from 'kysely'
import { isCourierCode } from '#contracts/couriers.ts'
import type { ParcelView } from '#contracts/order-delivery.ts'
import type { ParcelStep } from '#contracts/parcel-steps.ts'
import type { DB } from '../../db/schema.ts'
import type { HostContext, Viewer } from '../../operation/context.ts'
import { type Refusal, refuse } from '../../operation/refusal.ts'
import { findOwnOrder } from '../own-order.ts'
import type { StoredStep } from './stored-step.ts'

/** The parcels of a member's order, what comes back before what went out; a number that another has taken the place of is left out. */
export async function listParcels(
  { kysely }: Pick<HostContext, 'kysely'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  orderSeq: number,
): Promise<{ items: ParcelView[] } | Refusal<'NOT_FOUND'>> {
  if (!(await findOwnOrder(kysely, userSeq, orderSeq))) return refuse('NOT_FOUND')
  const parcels = await parcelsOf(kysely, orderSeq)
  return {
    items: parcels.flatMap(({ isReplaced, ...parcel }) => (isReplaced ? [] : [parcel])),
  }
}

/** Every number that was given for an order: what comes back first, and of each way the newest. */
export async function parcelsOf(
  db: Kysely<DB>,
  orderSeq: number,
): Promise<(ParcelView & { isReplaced: boolean })[]> {
  const rows = await db
    .selectFrom('parcel')
    .selectAll()
    .where('order_seq', '=', orderSeq)
    .orderBy('direction')
    .orderBy('parcel_seq', 'desc')
    .execute()
  return rows.flatMap((row, place) => {
    if (!isCourierCode(row.courier)) return []
    return [
      {
        direction: row.direction,
        courier: row.courier,
        invoiceNo: row.invoice_no,
        step: row.step as ParcelStep,
        events: (row.events as StoredStep[]).map(({ at, step, place }) => ({ at, step, place })),
        isEarlier: row.is_earlier,
        createdAt: row.created_at.toISOString(),
        isReplaced: rows[place - 1]?.direction === row.direction,
      },
    ]
  })
}
