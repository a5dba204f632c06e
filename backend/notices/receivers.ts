import { type Kysely, type RawBuilder, sql } from 'kysely'
import { LOOK_BACK_DAYS } from '#contracts/fraud-constants.ts'
import type { NoticeEvent, NoticeEventKind } from '#contracts/notice.ts'
import type { DB } from '../db/schema.ts'
import { consentsTo } from './consents-to.ts'

/** A member who is to be told; with the keyword alert that found it. */
export interface Receiver {
  user_seq: number
  alert_seq: number | null
}

/** One page of receivers: those behind `after`, in the order of their numbers. */
interface Page {
  eventSeq: number
  after: number
  limit: number
}

type Select<Kind extends NoticeEventKind> = (
  event: NoticeEvent<Kind>,
  page: Page,
) => RawBuilder<Receiver>

const favouriters = ({ productSeq }: { productSeq: number }, { after, limit }: Page) => sql`
  (select user_seq from product_favorite
    where product_seq = ${productSeq} and user_seq > ${after} order by user_seq limit ${limit})`

/** The buyers who have talked about it; a room that was left counts no more. */
const inquirers = ({ productSeq }: { productSeq: number }, { after, limit }: Page) => sql`
  (select store.user_seq from chat_room room
    join store on store.store_seq = room.buyer_store_seq
    join chat_member member on member.room_id = room.room_id and member.store_seq = room.buyer_store_seq
    where room.product_seq = ${productSeq} and member.left_at is null and store.user_seq > ${after}
    order by store.user_seq limit ${limit})`

const interested = (event: { productSeq: number }, page: Page) => sql<Receiver>`
  select user_seq, null as alert_seq
  from (${favouriters(event, page)} union ${inquirers(event, page)}) interested
  order by user_seq limit ${page.limit}`

/** What many members receive. All other kinds have one receiver. */
const MANY: { [Kind in NoticeEventKind]?: Select<Kind> } = {
  NEW_LISTING: ({ storeSeq }, { after, limit }) => sql<Receiver>`
    select user_seq, null as alert_seq from store_follow
    where store_seq = ${storeSeq} and notifies and user_seq > ${after}
    order by user_seq limit ${limit}`,
  PRICE_LOWERED: interested,
  LISTING_CHANGED: interested,
  KEYWORD_HIT: (_event, { eventSeq, after, limit }) => sql<Receiver>`
    select user_seq, alert_seq from keyword_alert_hit
    where event_seq = ${eventSeq} and user_seq > ${after} order by user_seq limit ${limit}`,
  PROMOTION: (_event, { after, limit }) => sql<Receiver>`
    select user_seq, null as alert_seq from users
    where status = 'USER' and user_seq > ${after} and ${consentsTo(sql`users.user_seq`, 'MARKETING')}
    order by user_seq limit ${limit}`,
  PARTNER_REPORTED: ({ reportedStoreSeq }, { eventSeq, after, limit }) => sql<Receiver>`
    with since as (
      select created_at - ${LOOK_BACK_DAYS} * interval '1 day' as at from notice_event where event_seq = ${eventSeq}
    )
    select store.user_seq, null as alert_seq from store where store.user_seq > ${after} and store.store_seq in (
      select case when room.buyer_store_seq = ${reportedStoreSeq} then room.seller_store_seq else room.buyer_store_seq end
      from chat_room room, since
      where (room.buyer_store_seq = ${reportedStoreSeq} or room.seller_store_seq = ${reportedStoreSeq})
        and room.last_message_at >= since.at
      union
      select case when orders.buyer_store_seq = ${reportedStoreSeq} then orders.seller_store_seq else orders.buyer_store_seq end
      from orders, since
      where (orders.buyer_store_seq = ${reportedStoreSeq} or orders.seller_store_seq = ${reportedStoreSeq})
        and orders.created_at >= since.at
    ) order by store.user_seq limit ${limit}`,
  PARTNER_CLEARED: ({ toldBy }, { after, limit }) => sql<Receiver>`
    select user_seq, null as alert_seq from notice_part
    where event_seq = ${toldBy} and user_seq > ${after} order by user_seq limit ${limit}`,
}

/** Reads the next receivers of an event; fewer than `limit` are the last. No member is told of a product that is gone. */
export async function nextReceivers(
  trx: Kysely<DB>,
  event: NoticeEvent,
  page: Page,
): Promise<Receiver[]> {
  const select = MANY[event.kind] as Select<NoticeEventKind> | undefined
  if (select && 'productSeq' in event && !(await isListed(trx, Number(event.productSeq)))) return []
  const query = select ? select(event, page) : oneReceiver(event, page)
  return (await query.execute(trx)).rows
}

function oneReceiver(event: NoticeEvent, { after }: Page): RawBuilder<Receiver> {
  const store =
    'toStoreSeq' in event
      ? sql`${event.toStoreSeq}`
      : 'productSeq' in event
        ? sql`(select store_seq from product where product_seq = ${event.productSeq})`
        : sql`null`
  return sql<Receiver>`
    select user_seq, null as alert_seq from store where store_seq = ${store} and user_seq > ${after}`
}

async function isListed(trx: Kysely<DB>, productSeq: number): Promise<boolean> {
  const row = await trx
    .selectFrom('product')
    .select('product_seq')
    .where('product_seq', '=', productSeq)
    .where('visibility', '=', 'ACTIVE')
    .executeTakeFirst()
  return row !== undefined
}
