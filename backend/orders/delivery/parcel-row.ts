import type { Transaction } from 'kysely'
import type { CourierCode } from '#contracts/couriers.ts'
import type { DB } from '../../db/schema.ts'

/** The first look at a parcel that was just sent. */
const FIRST_CHECK_MS = 60_000

/** A parcel as a member names it. */
export interface Parcel {
  orderSeq: number
  courier: CourierCode
  /** Digits and letters alone. */
  invoiceNo: string
  role: 'BUYER' | 'SELLER'
  at: Date
}

/** The seller sends goods out, the buyer sends them back. */
export const directionOf = ({ role }: Pick<Parcel, 'role'>) => (role === 'SELLER' ? 'OUT' : 'BACK')

/** Whether another order, or the other way of this one, has the number. */
export async function isUsed(trx: Transaction<DB>, parcel: Parcel): Promise<boolean> {
  const known = await trx
    .selectFrom('parcel')
    .select(['order_seq', 'direction'])
    .where('courier', '=', parcel.courier)
    .where('invoice_no', '=', parcel.invoiceNo)
    .executeTakeFirst()
  if (!known) return false
  return known.order_seq !== parcel.orderSeq || known.direction !== directionOf(parcel)
}

/** @returns false where another order has the number */
export async function writeParcel(trx: Transaction<DB>, parcel: Parcel): Promise<boolean> {
  const { orderSeq, courier, invoiceNo, at } = parcel
  const written = await trx
    .insertInto('parcel')
    .values({
      order_seq: orderSeq,
      direction: directionOf(parcel),
      courier,
      invoice_no: invoiceNo,
      step: 'REGISTERED',
      events: '[]',
      scanned_at: null,
      delivered_at: null,
      moved_at: at,
      check_at: new Date(at.getTime() + FIRST_CHECK_MS),
      created_at: at,
    })
    .onConflict((conflict) => conflict.columns(['courier', 'invoice_no']).doNothing())
    .returning('parcel_seq')
    .executeTakeFirst()
  return written !== undefined
}
