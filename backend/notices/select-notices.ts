import { type Kysely, type RawBuilder, sql } from 'kysely'
import type { InboxNotice } from '#contracts/boot.ts'
import {
  NOTICE_TABLE,
  type NoticeEvent,
  type NoticeEventKind,
  type NoticeRow,
} from '#contracts/notice.ts'
import type { AlertFilter } from '#contracts/search.ts'
import type { DB } from '../db/schema.ts'
import { imageOf } from '../media/image-columns.ts'

interface NoticeColumns {
  notice_seq: number
  kind: NoticeEventKind
  happened_at: Date
  read_at: Date | null
  payload: Omit<NoticeEvent, 'kind'>
  count: number
  what: string[] | null
  product_title: string | null
  store_name: string | null
  media_key: string | null
  width: number | null
  height: number | null
  color: string | null
  alert_filter: AlertFilter | null
  alert_category: string | null
  alert_region: string | null
}

/**
 * Reads notices of a member, newest first, with what they tell of as it is now: titles and names are not stored in
 * notices.
 * @param condition on `notice`
 */
export async function selectNotices(
  kysely: Kysely<DB>,
  userSeq: number,
  condition: RawBuilder<unknown>,
  { limit, offset }: { limit: number; offset: number },
): Promise<InboxNotice[]> {
  const { rows } = await sql<NoticeColumns>`
    select notice.notice_seq, notice.kind, notice.happened_at, notice.read_at,
      newest.payload, parts.count, parts.what,
      product.title as product_title, actor.name as store_name,
      media.media_key, media.width, media.height, media.color,
      alert.filter as alert_filter, category.name as alert_category, region.name as alert_region
    from (
      select * from notice where user_seq = ${userSeq} and ${condition}
      order by happened_at desc, notice_seq desc limit ${limit} offset ${offset}
    ) notice
    cross join lateral (
      select event.payload, event.actor_store_seq, event.kind
      from notice_part part join notice_event event on event.event_seq = part.event_seq
      where part.notice_seq = notice.notice_seq
      order by part.event_seq desc limit 1
    ) newest
    cross join lateral (
      select count(distinct coalesce(event.subject_seq, event.event_seq))::int as count,
        array_agg(distinct what.part) filter (where what.part is not null) as what
      from notice_part part
      join notice_event event on event.event_seq = part.event_seq
      left join lateral jsonb_array_elements_text(event.payload -> 'what') as what (part) on true
      where part.notice_seq = notice.notice_seq
    ) parts
    left join product on product.product_seq = (newest.payload ->> 'productSeq')::bigint
      and product.visibility <> 'DELETED'
      and (product.visibility = 'ACTIVE' or product.store_seq in (select store_seq from store where user_seq = ${userSeq}))
    left join product_image cover on cover.product_seq = product.product_seq and cover.position = (
      select min(position) from product_image where product_seq = product.product_seq
    )
    left join store actor on actor.store_seq = newest.actor_store_seq and actor.status = 'ACTIVE'
    left join media on media.media_key = coalesce(cover.media_key, case when product.product_seq is null then actor.media_key end)
    left join keyword_alert alert on alert.alert_seq = notice.alert_seq
    left join category on category.category_seq = (alert.filter ->> 'categorySeq')::int
    left join region on region.region_code = alert.filter ->> 'regionCode'
    order by notice.happened_at desc, notice.notice_seq desc`.execute(kysely)
  return rows.map(toNotice)
}

function toNotice(row: NoticeColumns): InboxNotice {
  const { kind, count, what } = row
  const { group, words, target } = NOTICE_TABLE[kind] as NoticeRow<NoticeEventKind>
  const event = { ...row.payload, ...(what && { what: [...what].sort() }), kind } as NoticeEvent
  const alertName = row.alert_filter
    ? (row.alert_filter.keyword ?? row.alert_category ?? row.alert_region)
    : null
  return {
    noticeSeq: row.notice_seq,
    kind,
    group,
    ...words({
      event,
      count,
      productTitle: row.product_title,
      storeName: row.store_name,
      alertName,
    }),
    image: imageOf(row),
    target: target(event, count),
    alertFilter: row.alert_filter,
    happenedAt: row.happened_at.toISOString(),
    isRead: row.read_at !== null,
  }
}
