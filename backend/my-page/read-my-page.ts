import { type Kysely, type Selectable, sql } from 'kysely'
import { DAY_MS } from '#contracts/durations.ts'
import { kstDay, kstMidnight } from '#contracts/kst.ts'
import {
  MY_PAGE_FAVORITES,
  MY_PAGE_ROWS,
  type WaitingAppointment,
  type WaitingOffer,
  type WaitingOrder,
  type WaitingTrade,
  type WaitingTurn,
} from '#contracts/main.ts'
import { turnStates } from '#contracts/order-turn.ts'
import { REVIEW_DAYS } from '#contracts/review-rules.ts'
import { SANCTION_LIMITS } from '#contracts/sanction-rules.ts'
import { aheadOfWall } from '../db/order-clock.ts'
import type { DB, StoreTable } from '../db/schema.ts'

interface MyPageRow extends Selectable<StoreTable> {
  identity_checked_at: Date | null
  joined_at: Date
  width: number | null
  height: number | null
  color: string | null
  full_name: string | null
  on_sale: number
  reserved: number
  sold: number
  hidden: number
  hidden_by_operator: number
  following: number
  favorite_count: number
  lowered_favorite_count: number
  written_reviews: number
  blocks: number
  drafts: number
  alerts: number
  addresses: number
  points: number
  reports: number
  unread_messages: number
  unread_notices: number
  orders: WaitingOrder[]
  offers: WaitingOffer[]
  appointments: WaitingAppointment[]
  trades: WaitingTrade[]
  turns: WaitingTurn[]
  reviews_to_write: number
  warning: { sanctionSeq: number; at: string } | null
  favorites: { product_seq: number; price: number | null; created_at: string }[]
}

/** Everything of a member's own page but the cards of its goods, in one statement. */
export async function readMyPage(
  kysely: Kysely<DB>,
  userSeq: number,
  now: Date,
): Promise<MyPageRow> {
  const today = kstMidnight(kstDay(now))
  const tomorrow = new Date(today.getTime() + DAY_MS)
  const reviewable = new Date(now.getTime() - REVIEW_DAYS * DAY_MS)
  const fresh = new Date(now.getTime() - SANCTION_LIMITS.freshDays * DAY_MS)
  const { rows } = await sql<MyPageRow>`
    with me as (
      select store.*, users.identity_checked_at, users.created_at as joined_at
      from store join users on users.user_seq = store.user_seq
      where store.user_seq = ${userSeq}
    ),
    room as materialized (
      select m.room_id, m.unread_count, me.store_seq as own_seq
      from me join chat_member m on m.store_seq = me.store_seq
      where m.left_at is null
    ),
    goods as (
      select visibility, trade_state, count(*)::int as n
      from product where store_seq = (select store_seq from me) and visibility <> 'DELETED'
      group by visibility, trade_state
    ),
    favorite as materialized (select everything as n, lowered from favorite_counts(${userSeq}))
    select me.*, media.width, media.height, media.color, region.full_name,
      ${goodsOf('ON_SALE')} as on_sale, ${goodsOf('RESERVED')} as reserved, ${goodsOf('SOLD')} as sold,
      (select coalesce(sum(n), 0)::int from goods where visibility = 'HIDDEN') as hidden,
      (select count(*)::int from product p
        where p.store_seq = me.store_seq and p.visibility = 'HIDDEN' and p.hidden_by = 'OPERATOR') as hidden_by_operator,
      (select count(*)::int from store_follow f join store s on s.store_seq = f.store_seq
        where f.user_seq = ${userSeq} and s.status = 'ACTIVE') as following,
      (select n from favorite) as favorite_count,
      (select lowered from favorite) as lowered_favorite_count,
      (select count(*)::int from review where writer_store_seq = me.store_seq) as written_reviews,
      (select count(*)::int from store_block where store_seq = me.store_seq) as blocks,
      (select count(*)::int from listing_draft where user_seq = ${userSeq}) as drafts,
      (select count(*)::int from keyword_alert where user_seq = ${userSeq}) as alerts,
      (select count(*)::int from account_address where user_seq = ${userSeq}) as addresses,
      (select coalesce(sum(left_amount), 0)::int from point_lot
        where user_seq = ${userSeq} and left_amount > 0 and expires_at > ${now}::timestamptz
          + interval '1 minute' * ${aheadOfWall}) as points,
      (select count(*)::int from report where reporter_store_seq = me.store_seq) as reports,
      (select coalesce(sum(unread_count), 0)::int from room) as unread_messages,
      (select count(*)::int from notice where user_seq = ${userSeq} and read_at is null) as unread_notices,
      (select json_build_object('sanctionSeq', sanction_seq, 'at', starts_at) from sanction
        where user_seq = ${userSeq} and kind = 'WARNING' and state = 'LIVE' and starts_at > ${fresh}
        order by sanction_seq desc limit 1) as warning,
      (
        select coalesce(json_agg(found), '[]') from (
          ${ordersOf('BUYER', userSeq)} union all ${ordersOf('SELLER', userSeq)}
          order by "dueAt" nulls last, "orderSeq"
          limit ${MY_PAGE_ROWS}
        ) found
      ) as orders,
      (
        select coalesce(json_agg(found), '[]') from (
          select turn.product_seq as "productSeq", p.title as "productTitle", turn.offer_until as until,
            ${aheadOfWall} as "minutesAhead"
          from product_queue turn join product p on p.product_seq = turn.product_seq
          where turn.user_seq = ${userSeq} and turn.state = 'OFFERED'
          order by turn.offer_until, turn.queue_seq
          limit ${MY_PAGE_ROWS}
        ) found
      ) as turns,
      (
        select coalesce(json_agg(found), '[]') from (
          select room.room_id as "roomId", p.title as "productTitle", s.name as "storeName", o.price,
            o.expires_at as "expiresAt"
          from room
          join chat_offer o on o.room_id = room.room_id and o.state = 'OPEN'
          join chat_room r on r.room_id = room.room_id
          join product p on p.product_seq = r.product_seq
          join store s on s.store_seq = o.proposer_store_seq
          where o.proposer_store_seq <> room.own_seq and o.expires_at > ${now}
          order by o.expires_at, o.offer_seq
          limit ${MY_PAGE_ROWS}
        ) found
      ) as offers,
      (
        select coalesce(json_agg(found), '[]') from (
          select room.room_id as "roomId", p.title as "productTitle", s.name as "storeName", a.at, a.place,
            a.state = 'PROPOSED' as "isToAnswer"
          from room
          join chat_appointment a on a.room_id = room.room_id
          join chat_room r on r.room_id = room.room_id
          join product p on p.product_seq = r.product_seq
          join store s on s.store_seq = case room.own_seq
            when r.buyer_store_seq then r.seller_store_seq else r.buyer_store_seq end
          where (a.state = 'ACCEPTED' and a.at >= ${today} and a.at < ${tomorrow})
            or (a.state = 'PROPOSED' and a.proposer_store_seq <> room.own_seq and a.at > ${now})
          order by a.at, a.appointment_seq
          limit ${MY_PAGE_ROWS}
        ) found
      ) as appointments,
      (
        select coalesce(json_agg(found), '[]') from (
          select room.room_id as "roomId", p.title as "productTitle", s.name as "storeName"
          from room
          join chat_trade t on t.room_id = room.room_id and t.state = 'ASKED'
          join product p on p.product_seq = t.product_seq
          join store s on s.store_seq = t.proposer_store_seq
          where t.proposer_store_seq <> room.own_seq and t.expires_at > ${now}
          order by t.expires_at, t.trade_seq
          limit ${MY_PAGE_ROWS}
        ) found
      ) as trades,
      (
        select count(*)::int from (
          select trade_seq from chat_trade
          where buyer_store_seq = me.store_seq and state = 'DONE' and done_at > ${reviewable}
          union all
          select trade_seq from chat_trade
          where seller_store_seq = me.store_seq and state = 'DONE' and done_at > ${reviewable}
        ) done
        where not exists (
          select from review
          where review.trade_seq = done.trade_seq and review.writer_store_seq = me.store_seq
        )
      ) as reviews_to_write,
      (
        select coalesce(json_agg(newest), '[]') from (
          select f.product_seq, f.price, f.created_at
          from product_favorite f
          join product p on p.product_seq = f.product_seq
          join store s on s.store_seq = p.store_seq
          where f.user_seq = ${userSeq} and p.visibility = 'ACTIVE' and s.status = 'ACTIVE'
          order by f.created_at desc, f.product_seq desc
          limit ${MY_PAGE_FAVORITES}
        ) newest
      ) as favorites
    from me
    left join media on media.media_key = me.media_key
    left join region on region.region_code = me.region_code`.execute(kysely)
  const [row] = rows
  if (!row) throw new Error('a member has no store')
  return row
}

const goodsOf = (tradeState: string) =>
  sql`(select coalesce(sum(n), 0)::int from goods where visibility = 'ACTIVE' and trade_state = ${tradeState})`

/** Orders in which it is a member's turn (contracts/order-turn.ts). */
const ordersOf = (role: 'BUYER' | 'SELLER', userSeq: number) => sql`(
  select order_seq as "orderSeq", ${role} as role, type, state, snapshot->>'title' as "productTitle",
    due_at as "dueAt", ${aheadOfWall} as "minutesAhead"
  from orders
  where ${sql.ref(role === 'BUYER' ? 'buyer_user_seq' : 'seller_user_seq')} = ${userSeq}
    and state in (${sql.join(turnStates(role))})
    and (state <> 'PARTIAL_REFUND_OFFERED' or partial_by <> ${role})
  order by due_at nulls last, order_seq
  limit ${MY_PAGE_ROWS}
)`
