import { paths } from '#app/paths.ts'
import { ROOM_FILTERS, type RoomFilter } from '#contracts/chat-constants.ts'

/** What a list of rooms shows, as its address says it. */
export interface RoomQuery {
  filter: RoomFilter
  keyword: string
  /** Rooms about this product alone. */
  productSeq: number | null
  /** How many. */
  show: number
  /** Where a further page begins. */
  cursor: string | null
}

const PAGE = 30
/** The most rooms of one page; beyond that a further page begins. */
const MOST = 90
const LONGEST_KEYWORD = 50

export function readRoomQuery(search: URLSearchParams): RoomQuery {
  const filter = search.get('filter') ?? ''
  const productSeq = search.get('productSeq') ?? ''
  const show = search.get('show') ?? ''
  const cursor = search.get('cursor') ?? ''
  return {
    filter: Object.hasOwn(ROOM_FILTERS, filter) ? (filter as RoomFilter) : 'all',
    keyword: (search.get('keyword') ?? '').trim().slice(0, LONGEST_KEYWORD),
    productSeq: /^[1-9]\d{0,14}$/.test(productSeq) ? Number(productSeq) : null,
    show: /^\d{1,2}$/.test(show) ? Math.min(MOST, Math.max(PAGE, Number(show))) : PAGE,
    cursor: /^[\w.:~-]{1,100}$/.test(cursor) ? cursor : null,
  }
}

/** The part of an address that a list keeps while rooms are opened from it. */
export function roomQueryOf(query: Partial<RoomQuery>) {
  const { filter = 'all', keyword, productSeq, show = PAGE, cursor } = query
  return {
    filter: filter === 'all' ? undefined : filter,
    keyword,
    productSeq: productSeq ?? undefined,
    show: show > PAGE ? show : undefined,
    cursor: cursor ?? undefined,
  }
}

/** The list with something else asked of it; from its beginning. */
export const roomsHref = (query: RoomQuery, change: Partial<RoomQuery>) =>
  paths.chat(roomQueryOf({ ...query, show: PAGE, cursor: null, ...change }))

/** The address of what comes after the shown rooms. @param nextCursor as the host gave it; null at the end */
export function moreRoomsHref(query: RoomQuery, nextCursor: string | null): string | null {
  if (nextCursor === null) return null
  return query.cursor === null && query.show < MOST
    ? paths.chat(roomQueryOf({ ...query, show: query.show + PAGE }))
    : paths.chat(roomQueryOf({ ...query, show: PAGE, cursor: nextCursor }))
}

export const isNarrowed = ({ filter, keyword, productSeq }: RoomQuery) =>
  filter !== 'all' || keyword !== '' || productSeq !== null

/** Whether two addresses show the same rooms. */
export const isSameList = (before: URLSearchParams, after: URLSearchParams) =>
  JSON.stringify(readRoomQuery(before)) === JSON.stringify(readRoomQuery(after))
