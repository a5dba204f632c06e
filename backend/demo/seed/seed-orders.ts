import { sql, type Transaction } from 'kysely'
import type { DB } from '#backend/db/schema.ts'
import type { KeyRing } from '#backend/operation/key-ring.ts'
import { isRefusal } from '#backend/operation/refusal.ts'
import { applyTrigger } from '#backend/orders/apply-trigger.ts'
import { writeOrder } from '#backend/orders/place-order.ts'
import { quoteOrder } from '#backend/orders/quote-order.ts'
import { earnPoints } from '#backend/points/earn-points.ts'
import type { AddressContent } from '#contracts/address.ts'
import { DAY_MS, HOUR_MS } from '#contracts/durations.ts'
import type { ParcelStep } from '#contracts/parcel-steps.ts'
import { DEMO_PEOPLE } from './demo-facts.ts'
import { DEMO_POINTS, ORDER_PLANS, type OrderPlan } from './demo-order-plans.ts'
import { seedBankAccounts } from './seed-bank-accounts.ts'
import { seedPayment, seedPayout } from './seed-order-money.ts'

const DELIVERY: AddressContent = {
  name: '받는 사람',
  phoneNo: '01000000002',
  zonecode: '04038',
  roadAddress: '서울 마포구 양화로 45',
  detail: '1001호',
  note: '문 앞에 놓아 주세요',
}

/** Orders between demo people, made and moved on by the operations of the product at times that are past. */
export async function seedOrders(
  trx: Transaction<DB>,
  { keys, now }: { keys: KeyRing; now: Date },
): Promise<void> {
  const { last } = await trx
    .selectFrom('notice_event')
    .select((select) => select.fn.max('event_seq').as('last'))
    .executeTakeFirstOrThrow()
  for (const grant of DEMO_POINTS) await seedPoints(trx, grant, now)
  const sellers = [...new Set(ORDER_PLANS.map(({ seller }) => seller))]
  await seedBankAccounts(trx, { keys, now, sellers })
  for (const [index, plan] of ORDER_PLANS.entries())
    await seedOrder(trx, { keys, now, plan, index })
  // Their members have seen it: what is unread in the demo chats is the chats' own.
  await sql`
    update chat_member member
    set unread_count = 0, last_read_seq = room.message_count, last_read_at = room.last_message_at
    from chat_room room
    where room.room_id = member.room_id and exists (
      select from orders where orders.room_id = room.room_id and orders.card_message_seq = 1
    )`.execute(trx)
  // They happened before there was an inbox.
  await trx
    .deleteFrom('notice_event')
    .where('event_seq', '>', Number(last ?? 0))
    .execute()
}

async function seedPoints(
  trx: Transaction<DB>,
  { person, points, daysAgo }: (typeof DEMO_POINTS)[number],
  now: Date,
): Promise<void> {
  const days = 365
  const at = new Date(now.getTime() - daysAgo * DAY_MS)
  const userSeq = await userOf(trx, person)
  const grant = { userSeq, kind: 'EVENT', points, days, orderSeq: null, at } as const
  await earnPoints(trx, { ...grant, changeKey: `DEMO:${daysAgo}` })
}

async function seedOrder(
  trx: Transaction<DB>,
  { keys, now, plan, index }: { keys: KeyRing; now: Date; plan: OrderPlan; index: number },
): Promise<void> {
  const at = (hoursAgo: number) => new Date(now.getTime() - hoursAgo * HOUR_MS)
  const productSeq = await productFor(trx, plan, at(plan.placedHoursAgo))
  if (!productSeq) return
  const buyer = await userOf(trx, plan.buyer)
  const placing = { keys, now: () => at(plan.placedHoursAgo) }
  const quote = await quoteOrder({ kysely: trx, ...placing }, { userSeq: buyer }, productSeq)
  if (isRefusal(quote)) return
  const placed = await writeOrder(trx, placing, buyer, {
    formKey: `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`,
    productSeq,
    type: plan.type,
    total: quote.choices.find(({ type }) => type === plan.type)?.amounts.total ?? -1,
    points: plan.points ?? 0,
    delivery: DELIVERY,
    isRequest: plan.isRequest ?? false,
  })
  if (isRefusal(placed)) throw new Error(`a demo order was refused: ${placed.refused}`)
  const { order_seq: orderSeq } = placed.order
  if (plan.parcel) await seedParcel(trx, orderSeq, plan.parcel, at)
  for (const [trigger, by, hoursAgo] of plan.steps) {
    if (trigger === 'PAY') await seedPayment(trx, orderSeq, at(hoursAgo))
    if (trigger === 'PAYOUT_DONE') await seedPayout(trx, orderSeq, { keys, at: at(hoursAgo) })
    const applied = await applyTrigger(trx, {
      orderSeq,
      trigger,
      by,
      actorUserSeq: by === 'SELLER' ? await userOf(trx, plan.seller) : null,
      eventKey: `${by}:${trigger}`,
      at: at(hoursAgo),
    })
    if (isRefusal(applied)) throw new Error(`a step of a demo order was refused: ${trigger}`)
  }
}

async function userOf(trx: Transaction<DB>, person: number): Promise<number> {
  const { user_seq } = await trx
    .selectFrom('store')
    .select('user_seq')
    .where('store_seq', '=', DEMO_PEOPLE[person]?.storeSeq ?? 0)
    .executeTakeFirstOrThrow()
  return user_seq
}

/** A thing of the seller's that as few as possible talk about, and that is traded in this way. */
async function productFor(
  trx: Transaction<DB>,
  { seller, type }: OrderPlan,
  orderedAt: Date,
): Promise<number | null> {
  const method = type === 'PARCEL' ? 'PARCEL' : 'DIRECT'
  const row = await trx
    .selectFrom('product')
    .select('product_seq')
    .where('store_seq', '=', DEMO_PEOPLE[seller]?.storeSeq ?? 0)
    .where('visibility', '=', 'ACTIVE')
    .where('trade_state', '=', 'ON_SALE')
    .where('live_order_seq', 'is', null)
    .where('created_at', '<', orderedAt)
    .where('price', '>=', 25_000)
    .where('price', '<=', 600_000)
    .where(sql<boolean>`${method} = any(trade_methods)`)
    .where((where) =>
      where.not(
        where.exists(
          where
            .selectFrom('orders')
            .select('order_seq')
            .whereRef('orders.product_seq', '=', 'product.product_seq'),
        ),
      ),
    )
    .orderBy('chat_count')
    .orderBy('favorite_count')
    .orderBy('product_seq', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.product_seq ?? null
}

const WAY = [
  ['COLLECTED', 0, '서울마포'],
  ['IN_TRANSIT', 9, '대전HUB'],
  ['ARRIVED', 22, '서울마포B'],
  ['OUT_FOR_DELIVERY', 40, '서울마포B'],
  ['DELIVERED', 48, '서울마포B'],
] as const satisfies readonly (readonly [ParcelStep, number, string])[]

/** It is followed no further: no courier knows it. */
async function seedParcel(
  trx: Transaction<DB>,
  orderSeq: number,
  { courier, invoiceNo, hoursAgo, step }: NonNullable<OrderPlan['parcel']>,
  at: (hoursAgo: number) => Date,
): Promise<void> {
  const until = WAY.findIndex(([name]) => name === step)
  const events = WAY.slice(0, until + 1).map(([name, after, place]) => ({
    at: at(hoursAgo - after).toISOString(),
    step: name,
    place,
    words: '',
  }))
  const movedAt = new Date(events.at(-1)?.at ?? 0)
  await trx
    .insertInto('parcel')
    .values({
      order_seq: orderSeq,
      direction: 'OUT',
      courier,
      invoice_no: invoiceNo,
      step,
      events: JSON.stringify(events),
      scanned_at: at(hoursAgo),
      delivered_at: step === 'DELIVERED' ? movedAt : null,
      moved_at: movedAt,
      check_at: null,
      created_at: at(hoursAgo),
    })
    .execute()
}
