import type { Kysely } from 'kysely'
import type { DB } from '../../db/schema.ts'
import type { OrderRow } from '../lock-order.ts'

/** Whether the courier has had the parcel. */
export const isScanned = async (db: Kysely<DB>, order: OrderRow): Promise<boolean> =>
  (await newestParcel(db, order))?.scanned_at != null

/** Of the way that the order's goods go now. */
export function newestParcel(db: Kysely<DB>, { order_seq, state }: OrderRow) {
  return db
    .selectFrom('parcel')
    .select(['scanned_at', 'created_at'])
    .where('order_seq', '=', order_seq)
    .where('direction', '=', state === 'RETURN_SHIPPED' ? 'BACK' : 'OUT')
    .orderBy('parcel_seq', 'desc')
    .limit(1)
    .executeTakeFirst()
}
