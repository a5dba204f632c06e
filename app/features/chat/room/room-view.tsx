import { useState } from 'react'
import { Notice } from '#app/components/notice.tsx'
import { useFormAnswer } from '#app/forms/use-form.ts'
import { useRoomKeptWhenRead } from '../client/keep-when-read.ts'
import { useRoom } from '../client/use-room.ts'
import { Composer } from '../composer/composer.tsx'
import { useFileDrop } from '../media/use-file-drop.ts'
import { ROOM_ID } from '../shared/room-id.ts'
import { ConnectionBanner } from './connection-banner.tsx'
import type { RoomPage } from './load-room.server.ts'
import { Messages } from './messages.tsx'
import { PartSection } from './part-section.tsx'
import { ProductBar } from './product-bar.tsx'
import { ReadForm } from './read-form.tsx'
import { RoomHeader } from './room-header.tsx'
import { isRoomPart } from './room-parts.ts'
import { RoomSearch } from './room-search.tsx'
import { TypingNote } from './typing-note.tsx'
import type { Target } from './use-place.ts'
import { useVisibleHeight } from './use-visible-height.ts'

/** A room: whom with, what about, what was said, and where one writes. One for each room. */
export function RoomView({ page, listHref }: { page: RoomPage; listHref: string }) {
  const live = useRoom(page)
  useRoomKeptWhenRead(live)
  const refused = useFormAnswer()
  const [target, setTarget] = useState<Target | null>(null)
  const [rewritten, setRewritten] = useState<{ text: string } | null>(null)
  const { room } = live
  // A part whose form was refused is shown with what was typed.
  const part = isRoomPart(refused?.intent) ? refused.intent : page.part
  const sendFiles = (files: File[]) => live.send({ files })
  const { isOver } = useFileDrop(sendFiles)
  useVisibleHeight()

  return (
    <section
      id={ROOM_ID}
      tabIndex={-1}
      aria-label="채팅방"
      className="chat-room relative flex min-h-0 min-w-0 flex-1 flex-col bg-surface outline-none"
    >
      <RoomHeader room={room} listHref={listHref} />
      {page.isSearchOpen && (
        <RoomSearch page={page} onFound={(messageSeq) => setTarget({ messageSeq })} />
      )}
      <ProductBar room={room} />
      <ConnectionBanner connection={live.connection} />
      {refused?.errors.form && refused.intent !== 'send' && part === null && (
        <Notice tone="danger" live className="m-3 mb-0 shrink-0">
          {refused.errors.form}
        </Notice>
      )}
      {part ? (
        <PartSection part={part} room={room} />
      ) : (
        <>
          <Messages
            page={page}
            live={live}
            target={target}
            onRewrite={(text) => setRewritten({ text })}
          />
          <TypingNote isTyping={live.isOtherTyping} name={room.other.nickName} />
          <ReadForm page={page} />
          <Composer
            live={live}
            clientMessageId={page.clientMessageId}
            rewritten={rewritten}
            sendFiles={sendFiles}
          />
        </>
      )}
      {isOver && (
        <p className="pointer-events-none absolute inset-2 z-(--z-menu) flex items-center justify-center rounded-xl border-2 border-dashed border-focus bg-info-soft/90 text-lg font-bold text-info">
          여기에 놓으면 바로 보내요
        </p>
      )}
    </section>
  )
}
