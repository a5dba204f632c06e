import { Link } from '@remix-run/react'
import { Avatar } from '#app/components/avatar.tsx'
import { cx } from '#app/components/cx.ts'
import { unbrokenMoments } from '#app/format/no-break-space.ts'
import { kstTime } from '#app/format/time.ts'
import { paths } from '#app/paths.ts'
import type { ChatMessage } from '#contracts/chat.ts'
import type { Room } from '#contracts/edge.ts'
import { MessageCard } from '../cards/message-card.tsx'
import { ImageGrid } from '../media/image-grid.tsx'
import { VideoPlayer } from '../media/video-player.tsx'
import { GuardNote } from '../safety/guard-note.tsx'
import { bubbleLook, type RowActions } from './bubble.ts'
import { FoldedText } from './folded-text.tsx'
import { isJustEmoji } from './just-emoji.ts'
import { OutgoingBubble } from './outgoing-bubble.tsx'
import type { MessageItem, RoomItem } from './room-items.ts'

/** One row of a room, its distance to the row above included. */
export function MessageRow({
  item,
  room,
  isFound,
  actions,
}: {
  item: RoomItem
  room: Room
  /** What a search has led to. */
  isFound: boolean
  actions: RowActions | null
}) {
  switch (item.kind) {
    case 'day':
      return (
        <p className="flex justify-center px-4 pt-5 pb-2">
          <span className="rounded-full bg-surface-3 px-3 py-1 text-xs font-medium text-ink-2">
            {item.label}
          </span>
        </p>
      )
    case 'unread':
      return (
        <p className="flex items-center gap-3 px-4 pt-4 pb-1 text-xs font-semibold text-info before:h-px before:flex-1 before:bg-info/30 after:h-px after:flex-1 after:bg-info/30">
          여기까지 읽으셨어요
        </p>
      )
    case 'gap':
      return (
        <p className="flex justify-center px-4 py-3">
          <Link
            to={paths.chatRoom(room.roomId, { after: item.afterSeq })}
            className="inline-flex min-h-9 items-center rounded-full px-4 text-sm font-medium text-ink-2 underline underline-offset-4"
          >
            사이의 메시지 보기
          </Link>
        </p>
      )
    case 'notice':
      return <NoticeRow message={item.message} isFound={isFound} />
    case 'outgoing':
      return <OutgoingBubble item={item} actions={actions} />
    case 'message':
      return <Bubble item={item} room={room} isFound={isFound} actions={actions} />
  }
}

function NoticeRow({ message, isFound }: { message: ChatMessage; isFound: boolean }) {
  return (
    <p className="flex justify-center px-4 py-1.5" data-message={message.messageSeq}>
      <span
        className={cx(
          'max-w-[34rem] rounded-lg bg-surface-2 px-3.5 py-1.5 text-center text-xs text-balance whitespace-pre-wrap text-ink-2',
          isFound && 'chat-found',
        )}
      >
        {unbrokenMoments(message.message)}
      </span>
    </p>
  )
}

function Bubble({
  item: { message, isOwn, isFirst, isLast },
  room,
  isFound,
  actions,
}: {
  item: MessageItem
  room: Room
  isFound: boolean
  actions: RowActions | null
}) {
  const isRead = message.messageSeq <= room.otherLastReadSeq
  return (
    <article
      className={cx('flex gap-2 px-4', isOwn && 'flex-row-reverse', isFirst ? 'pt-3' : 'pt-1')}
      data-message={message.messageSeq}
    >
      {!isOwn && (
        <span className="w-8 shrink-0">
          {isFirst && <Avatar name={room.other.nickName} image={room.other.image} size="sm" />}
        </span>
      )}
      <div
        className={cx(
          'flex min-w-0 max-w-[78%] flex-col gap-1 lg:max-w-[70%]',
          isOwn ? 'items-end' : 'items-start',
        )}
      >
        <span className="sr-only">{isOwn ? '나' : message.sender.nickName}</span>
        <div
          className={cx('flex min-w-0 max-w-full items-end gap-1.5', isOwn && 'flex-row-reverse')}
        >
          <MessageBody
            message={message}
            room={room}
            isOwn={isOwn}
            isFound={isFound}
            isLast={isLast}
            actions={actions}
          />
          <p
            className={cx('min-w-2 shrink-0 text-2xs leading-4', isOwn ? 'text-end' : 'text-start')}
          >
            {isOwn && !isRead && (
              <span className="block font-bold text-warning">
                <span aria-hidden="true">1</span>
                <span className="sr-only">상대가 아직 읽지 않음</span>
              </span>
            )}
            {isLast && (
              <time dateTime={message.createdAt} className="block whitespace-nowrap text-ink-3">
                {kstTime(message.createdAt)}
              </time>
            )}
          </p>
        </div>
        {message.guard && <GuardNote message={message} isOwn={isOwn} />}
      </div>
    </article>
  )
}

function MessageBody({
  message,
  room,
  isOwn,
  isFound,
  isLast,
  actions,
}: {
  message: ChatMessage
  room: Room
  isOwn: boolean
  isFound: boolean
  isLast: boolean
  actions: RowActions | null
}) {
  if (message.card)
    return (
      <div className={cx('w-[17.5rem] max-w-full min-w-0', isFound && 'chat-found rounded-lg')}>
        <MessageCard message={message} room={room} />
      </div>
    )
  if (message.images.length > 0)
    return (
      <div className={cx('chat-media', isFound && 'chat-found rounded-lg')}>
        <ImageGrid
          images={message.images}
          {...(actions && { onOpen: (index: number) => actions.openImages(message.images, index) })}
        />
      </div>
    )
  if (message.video)
    return (
      <div className="chat-media">
        <VideoPlayer video={message.video} />
      </div>
    )
  if (isJustEmoji(message.message))
    return (
      <p className={cx('rounded-lg py-1 text-4xl leading-tight', isFound && 'chat-found')}>
        {message.message.trim()}
      </p>
    )
  return (
    <div className={cx(bubbleLook(isOwn, isLast), isFound && 'chat-found')}>
      <FoldedText
        id={message.clientMessageId ?? String(message.messageSeq)}
        text={message.message}
        isWhole={isFound}
      />
    </div>
  )
}
