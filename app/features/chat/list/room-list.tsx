import { useLocation } from '@remix-run/react'
import { ButtonLink } from '#app/components/button.tsx'
import { cx } from '#app/components/cx.ts'
import { Notice } from '#app/components/notice.tsx'
import { SkipLink } from '#app/components/skip-link.tsx'
import { useRoomsKeptWhenRead } from '../client/keep-when-read.ts'
import { useRooms } from '../client/use-rooms.ts'
import { ROOM_ID } from '../shared/room-id.ts'
import { NoRooms } from './empty-rooms.tsx'
import type { RoomsPage } from './load-rooms.server.ts'
import { RoomFilters } from './room-filters.tsx'
import { roomsHref } from './room-query.ts'
import { RoomRow } from './room-row.tsx'

/** One's rooms. Beside an open room it is a column of its own that scrolls by itself. */
export function RoomList({
  page,
  openRoomId,
  className,
}: {
  page: RoomsPage
  /** The room that is shown beside it; null when the list is the page. */
  openRoomId: number | null
  className?: string
}) {
  const { query, now } = page
  const Heading = openRoomId === null ? 'h1' : 'h2'
  return (
    <section aria-label="채팅 목록" className={cx('flex min-w-0 flex-col', className)}>
      {openRoomId !== null && <SkipLink to={ROOM_ID}>대화로 건너뛰기</SkipLink>}
      <div className="chat-list-head sticky inset-bs-(--header-height) z-1 bg-surface px-(--page-gutter) pt-3 pb-2 lg:static lg:px-4 lg:pt-4">
        <Heading className="text-xl font-bold text-ink">채팅</Heading>
        <RoomFilters key={query.keyword} query={query} />
      </div>
      {page.rooms ? (
        <Rooms page={page} rooms={page.rooms} openRoomId={openRoomId} now={now} />
      ) : (
        <Notice className="m-4">
          채팅 목록을 불러오지 못했어요. 잠시 후 페이지를 새로 고쳐 주세요.
        </Notice>
      )}
    </section>
  )
}

function Rooms({
  page: { query, moreHref },
  rooms: loaded,
  openRoomId,
  now,
}: {
  page: RoomsPage
  rooms: NonNullable<RoomsPage['rooms']>
  openRoomId: number | null
  now: string
}) {
  const { filter, keyword, productSeq, cursor } = query
  const rooms = useRooms(loaded, {
    filter,
    ...(keyword && { keyword }),
    ...(productSeq !== null && { productSeq }),
  })
  const isOfAll = filter === 'all' && !keyword && productSeq === null && cursor === null
  useRoomsKeptWhenRead(rooms, !isOfAll ? 'OTHERS' : moreHref === null ? 'WHOLE' : 'NEWEST')
  const { pathname, search } = useLocation()
  if (rooms.length === 0) return <NoRooms query={query} />
  return (
    <div className="min-h-0 flex-1 scroll-py-2 lg:overflow-y-auto lg:overscroll-contain">
      {cursor !== null && (
        <p className="px-4 pt-1 pb-2 text-center">
          <ButtonLink to={roomsHref(query, {})} variant="ghost" size="sm">
            최근 대화부터 보기
          </ButtonLink>
        </p>
      )}
      <ul className="pb-6">
        {rooms.map((room) => (
          <RoomRow
            key={room.roomId}
            room={room}
            query={query}
            isOpen={room.roomId === openRoomId}
            back={`${pathname}${search}`}
            now={now}
          />
        ))}
      </ul>
      {moreHref && (
        <p className="px-4 pb-8 text-center">
          <ButtonLink to={moreHref} variant="secondary" size="sm" preventScrollReset>
            이전 대화 더 보기
          </ButtonLink>
        </p>
      )}
    </div>
  )
}
