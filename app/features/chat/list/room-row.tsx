import { Link } from '@remix-run/react'
import { Avatar } from '#app/components/avatar.tsx'
import { cx } from '#app/components/cx.ts'
import { Picture } from '#app/components/picture.tsx'
import { kstDateTime } from '#app/format/time.ts'
import { paths } from '#app/paths.ts'
import type { RoomSummary } from '#contracts/edge.ts'
import { TRADE_STATE_LABELS } from '#contracts/product-labels.ts'
import { BellOffIcon, PushpinIcon } from '../icons.tsx'
import { UnreadBadge } from '../unread-badge.tsx'
import { type RoomQuery, roomQueryOf } from './room-query.ts'
import { RoomRowMenu } from './room-row-menu.tsx'
import { roomTime } from './room-time.ts'

/** One room: whom with, what about, what was said last. */
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
  const { other, product, lastMessage, unreadMessageCount, isMuted, isPinned } = room
  return (
    <li
      className={cx(
        'group relative flex items-center gap-3 px-(--page-gutter) py-3 transition-colors lg:mx-2 lg:rounded-lg lg:px-2.5',
        isOpen ? 'bg-brand-50' : 'hover:bg-surface-2',
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
      <span className="min-w-0 flex-1">
        <span className="flex items-center gap-1">
          <Link
            to={paths.chatRoom(room.roomId, roomQueryOf(query))}
            aria-current={isOpen ? 'page' : undefined}
            className="card-link truncate font-semibold text-ink -outline-offset-2"
          >
            {other.nickName}
          </Link>
          {isPinned && (
            <span className="shrink-0 text-brand-600">
              <PushpinIcon size={14} />
              <span className="sr-only">상단에 고정함</span>
            </span>
          )}
          {isMuted && (
            <span className="shrink-0 text-ink-3">
              <BellOffIcon size={14} />
              <span className="sr-only">알림 꺼짐</span>
            </span>
          )}
        </span>
        <span className="block truncate text-xs text-ink-3">
          {product.tradeState !== 'ON_SALE' && (
            <span className="font-semibold">{TRADE_STATE_LABELS[product.tradeState]} · </span>
          )}
          {product.title}
        </span>
        <span
          className={cx(
            'mt-0.5 block truncate text-sm',
            unreadMessageCount > 0 ? 'font-medium text-ink' : 'text-ink-2',
          )}
        >
          {lastMessage?.message || '아직 나눈 대화가 없어요'}
        </span>
      </span>
      <div className="flex shrink-0 flex-col items-end gap-1 self-stretch">
        <time
          dateTime={room.lastMessageAt}
          title={kstDateTime(room.lastMessageAt)}
          className="text-xs whitespace-nowrap text-ink-3"
        >
          {roomTime(room.lastMessageAt, now)}
        </time>
        <div className="flex min-h-8 items-center gap-0.5">
          <UnreadBadge count={unreadMessageCount} isMuted={isMuted} />
          <RoomRowMenu room={room} back={back} />
        </div>
      </div>
    </li>
  )
}
