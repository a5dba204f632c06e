import { type RawBuilder, sql } from 'kysely'
import type { HostContext, Viewer } from '#backend/operation/context.ts'
import type { RoomFilter } from '#contracts/chat-constants.ts'
import type { RoomSummary } from '#contracts/edge.ts'
import { containing } from '../messages/containing.ts'
import { findMessages, type MatchingMessage } from './find-messages.ts'
import { cursorOf, readCursor } from './room-cursor.ts'
import { selectRoomRows, toSummaries } from './room-rows.ts'

interface RoomQuery {
  filter: RoomFilter
  keyword?: string | undefined
  productSeq?: number | undefined
  cursor?: string | undefined
  limit: number
}

/**
 * The user's rooms that were not left: pinned first, then by the newest message. A page begins after the position of the
 * cursor, even when rooms have moved since: none is returned twice.
 */
export async function listRooms(
  { kysely }: Pick<HostContext, 'kysely'>,
  { userSeq }: Pick<Viewer, 'userSeq'>,
  { filter, keyword, productSeq, cursor, limit }: RoomQuery,
): Promise<{ items: RoomSummary[]; nextCursor: string | null }> {
  const conditions = [sql`me.left_at is null`, ...FILTERS[filter]]
  if (productSeq !== undefined) conditions.push(sql`room.product_seq = ${productSeq}`)
  if (keyword) conditions.push(mentions(keyword))
  const after = cursor === undefined ? null : readCursor(cursor)
  if (after) conditions.push(behind(after))

  const rows = await selectRoomRows(
    kysely,
    userSeq,
    sql`and ${sql.join(conditions, sql` and `)}
      order by (me.pinned_at is null), me.listed_step desc, me.last_message_at desc, me.room_id desc
      limit ${limit + 1}`,
  )
  const page = rows.slice(0, limit)
  const last = page.at(-1)
  const [summaries, found] = await Promise.all([
    toSummaries(kysely, page),
    keyword ? findMessages(kysely, page, keyword) : new Map<number, MatchingMessage>(),
  ])
  return {
    items: summaries.map((room) => {
      const foundMessage = found.get(room.roomId)
      return foundMessage ? { ...room, foundMessage } : room
    }),
    nextCursor: last && rows.length > limit ? cursorOf(last) : null,
  }
}

const FILTERS: Record<RoomFilter, RawBuilder<unknown>[]> = {
  all: [],
  selling: [sql`me.role = 'SELLER'`],
  buying: [sql`me.role = 'BUYER'`],
  unread: [sql`me.unread_count > 0`],
}

/** In the other member's name, the product's title, or a message that the user may still see. */
function mentions(keyword: string): RawBuilder<unknown> {
  return sql`(
    (users.status <> 'WITHDRAWN' and ${containing('store.name', keyword)})
    or exists (
      select 1 from product
      where product.product_seq = room.product_seq and ${containing('product.title', keyword)}
    )
    or exists (
      select 1 from chat_message m
      where m.room_id = room.room_id and m.message_seq >= me.visible_from_seq
        and ${containing('m.message', keyword)}
    )
  )`
}

function behind({ isPinned, at, roomId }: NonNullable<ReturnType<typeof readCursor>>) {
  return sql`(
    (me.pinned_at is null) > ${!isPinned}::boolean
    or ((me.pinned_at is null) = ${!isPinned}::boolean
      and (me.last_message_at, me.room_id) < (${at}::timestamptz, ${roomId}::bigint))
  )`
}
