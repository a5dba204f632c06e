import type { Kysely, Transaction } from 'kysely'
import type { DB } from '../../db/schema.ts'
import { type Refusal, refuse } from '../../operation/refusal.ts'
import { appendEvent, readLastEvent } from '../append-event.ts'
import { type Applied, notPossible, type OrderRefusal } from '../apply-trigger.ts'
import type { OrderRow } from '../lock-order.ts'
import type { OwnOrder } from '../own-order.ts'
import { tellNews } from '../tell-news.ts'
import { directionOf, type Parcel, writeParcel } from './parcel-row.ts'

/** Numbers that a member can give for one way. */
const MOST_NUMBERS = 4

/** Whether the member has sent the goods, and they are on their way. */
export const isSent = ({ order, role }: OwnOrder): boolean =>
  order.state === (role === 'SELLER' ? 'SHIPPED' : 'RETURN_SHIPPED')

/** Whether the member may give another number: the courier has not had the parcel of the present one. */
export async function mayChangeParcel(db: Kysely<DB>, own: OwnOrder): Promise<boolean> {
  if (!isSent(own)) return false
  const numbers = await numbersOf(db, own)
  return isOpen(numbers)
}

/**
 * Takes another tracking number in place of the present one, within the transaction that has locked the order. The times
 * of the order go on: a new number gives nobody more of them.
 */
export async function changeParcel(
  trx: Transaction<DB>,
  own: OwnOrder,
  parcel: Parcel & { userSeq: number; eventKey: string },
): Promise<Applied | OrderRefusal | Refusal<'USED'>> {
  const { order, role } = own
  const { order_seq: orderSeq, state } = order
  const { courier, invoiceNo, at } = parcel
  const unchanged = { order, isNew: false, productChanged: false, rooms: [] }
  const eventKey = `${role}:${parcel.eventKey}`
  const { last, repeated } = await readLastEvent(trx, orderSeq, eventKey)
  if (repeated) return unchanged
  const numbers = await numbersOf(trx, own)
  const [present] = numbers
  if (present?.courier === courier && present.invoice_no === invoiceNo) return unchanged
  if (!isOpen(numbers))
    return refuse('NOT_POSSIBLE', {
      message:
        numbers.length >= MOST_NUMBERS
          ? '운송장 번호를 더 고칠 수 없어요. 고객센터에 문의해 주세요.'
          : notPossible(state, order.type),
    })
  if (!(await writeParcel(trx, parcel))) return refuse('USED')
  await trx
    .updateTable('parcel')
    .set({ check_at: null })
    .where(
      'parcel_seq',
      'in',
      numbers.map(({ parcel_seq }) => parcel_seq),
    )
    .execute()
  const changed = await trx
    .updateTable('orders')
    .set({ is_exception: false })
    .where('order_seq', '=', orderSeq)
    .returningAll()
    .executeTakeFirstOrThrow()
  const event = {
    orderSeq,
    trigger: 'CHANGE_PARCEL',
    actor: role,
    actorUserSeq: parcel.userSeq,
    fromState: state,
    toState: state,
    eventKey,
    detail: { courier },
    at,
  } as const
  await appendEvent(trx, event, last)
  const other = role === 'SELLER' ? 'BUYER' : 'SELLER'
  const rooms = await tellNews(trx, changed, { news: 'PARCEL_CHANGED', roles: [other], at })
  return { order: changed, isNew: true, productChanged: false, rooms }
}

/** The numbers of the member's way, the newest first. */
const numbersOf = (
  db: Kysely<DB>,
  { order, role }: { order: OrderRow; role: 'BUYER' | 'SELLER' },
) =>
  db
    .selectFrom('parcel')
    .select(['parcel_seq', 'courier', 'invoice_no', 'scanned_at'])
    .where('order_seq', '=', order.order_seq)
    .where('direction', '=', directionOf({ role }))
    .orderBy('parcel_seq', 'desc')
    .execute()

const isOpen = (numbers: readonly { scanned_at: Date | null }[]) =>
  numbers.length > 0 && numbers.length < MOST_NUMBERS && numbers[0]?.scanned_at === null
