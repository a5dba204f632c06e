import { Link, useNavigation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { Avatar } from '#app/components/avatar.tsx'
import { cx } from '#app/components/cx.ts'
import { Picture } from '#app/components/picture.tsx'
import { kstDateTime } from '#app/format/time.ts'
import { paths } from '#app/paths.ts'
import type { RoomSummary } from '#contracts/edge.ts'
import { productState } from '../shared/product-state.ts'
import { RoomMarks } from '../shared/room-marks.tsx'
import { Marked } from './marked.tsx'
import { aroundFound } from './marked-text.ts'
import { type RoomQuery, roomQueryOf } from './room-query.ts'
import { RoomRowMenu } from './room-row-menu.tsx'
import { roomTime } from './room-time.ts'
import { RoomUnreadBadge } from './room-unread-badge.tsx'
import { ACTIONS_PIXELS, SwipedActions } from './swiped-actions.tsx'
import { useSwipe } from './use-swipe.ts'

/** One room: whom with, what about, what was said last, or what was searched for. */
export function RoomRow({
  room,
  query,
  isOpen,
  back,
  now,
}: {
  room: RoomSummary
  query: RoomQuery
  isOpen: boolean
  /** Where its forms lead afterwards. */
  back: string
  now: string
}) {
  const { other, product, unreadMessageCount, isMuted } = room
  const row = useRef<HTMLLIElement>(null)
  const content = useRef<HTMLDivElement>(null)
  const { isDrawn, close, handlers } = useSwipe(content, row, ACTIONS_PIXELS)
  const { state } = useNavigation()

  // Whatever was pressed is done, or leads away.
  // biome-ignore lint/correctness/useExhaustiveDependencies: only when something begins or has come.
  useEffect(() => {
    if (isDrawn && state !== 'submitting') close()
  }, [state])

  const at = room.foundMessage?.createdAt ?? room.lastMessageAt
  return (
    <li ref={row} {...handlers} className="room-row relative lg:mx-2">
      {isDrawn && <SwipedActions room={room} back={back} />}
      <div
        ref={content}
        className={cx(
          'room-row-content group relative flex items-center gap-3 px-(--page-gutter) py-3 transition-colors lg:rounded-lg lg:px-2.5',
          isOpen ? 'bg-surface-3' : 'bg-surface hover:bg-surface-2',
        )}
      >
        <span className="relative shrink-0">
          <Avatar
            name={other.nickName}
            image={other.image}
            className={cx(!other.isActive && 'opacity-50')}
          />
          <Picture
            image={product.image}
            alt=""
            sizes="28px"
            width={160}
            largest={160}
            className="absolute -end-1.5 -bottom-1 size-7 rounded-sm ring-2 ring-surface"
          />
        </span>
        <RowText room={room} query={query} isOpen={isOpen} />
        <div className="flex shrink-0 flex-col items-end gap-1 self-stretch">
          <time
            dateTime={at}
            title={kstDateTime(at)}
            className="text-xs whitespace-nowrap text-ink-3"
          >
            {roomTime(at, now)}
          </time>
          <div className="flex min-h-8 items-center gap-0.5">
            <RoomUnreadBadge count={unreadMessageCount} isMuted={isMuted} />
            <RoomRowMenu room={room} back={back} />
          </div>
        </div>
      </div>
    </li>
  )
}

function RowText({
  room: { roomId, other, product, lastMessage, foundMessage, unreadMessageCount, ...marks },
  query,
  isOpen,
}: {
  room: RoomSummary
  query: RoomQuery
  isOpen: boolean
}) {
  const { keyword } = query
  const around = foundMessage?.messageSeq
  const said = foundMessage ?? lastMessage
  return (
    <span className="min-w-0 flex-1">
      <span className="flex items-center gap-1">
        <Link
          to={paths.chatRoom(roomId, { ...roomQueryOf(query), around })}
          aria-current={isOpen ? 'page' : undefined}
          className="card-link truncate font-semibold text-ink -outline-offset-2"
        >
          <Marked text={other.nickName} words={keyword} />
        </Link>
        <RoomMarks room={marks} size={14} />
      </span>
      <span className="block truncate text-xs text-ink-3">
        {(product.tradeState !== 'ON_SALE' || product.visibility !== 'ACTIVE') && (
          <span className="font-semibold">{productState(product)} · </span>
        )}
        <Marked text={product.title} words={keyword} />
      </span>
      <span
        className={cx(
          'mt-0.5 block truncate text-sm',
          unreadMessageCount > 0 ? 'font-medium text-ink' : 'text-ink-2',
        )}
      >
        {said?.message ? (
          <Marked text={aroundFound(said.message, keyword)} words={keyword} />
        ) : (
          '아직 나눈 대화가 없어요'
        )}
      </span>
    </span>
  )
}
