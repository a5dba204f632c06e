import type { LoadContext } from '#app/load-context.server.ts'
import { paths } from '#app/paths.ts'
import { optional } from '#app/services/optional.server.ts'
import type { RoomSummary } from '#contracts/edge.ts'
import { moreRoomsHref, type RoomQuery, readRoomQuery } from './room-query.ts'

export interface RoomsPage {
  query: RoomQuery
  /** Null when their host did not bring them, beside a room that it did. */
  rooms: RoomSummary[] | null
  moreHref: string | null
  /** Moment of the request. */
  now: string
}

/** The rooms of the signed-in user, as the address asks for them; beside an open room they may be missing. */
export async function loadRooms(context: LoadContext, address: string): Promise<RoomsPage> {
  const { pathname, searchParams } = new URL(address)
  const query = readRoomQuery(searchParams)
  const { filter, keyword, productSeq, show, cursor } = query
  const asked = context.services.edge.rooms({
    filter,
    limit: show,
    ...(keyword && { keyword }),
    ...(productSeq !== null && { productSeq }),
    ...(cursor !== null && { cursor }),
  })
  const isAlone = pathname.replace(/\.data$/, '') === paths.chat()
  const page = isAlone ? await asked : await optional(context, asked)
  return {
    query,
    rooms: page?.items ?? null,
    moreHref: moreRoomsHref(query, page?.nextCursor ?? null),
    now: context.now.toISOString(),
  }
}
