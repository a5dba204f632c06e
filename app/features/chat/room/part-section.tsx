import { useEffect, useRef } from 'react'
import { ButtonLink } from '#app/components/button.tsx'
import { ArrowLeftIcon } from '#app/components/icons.tsx'
import { paths } from '#app/paths.ts'
import type { Room } from '#contracts/edge.ts'
import { PartForm } from './part-form.tsx'
import { partTitle, type RoomPart } from './room-parts.ts'

/** A part that stands in place of the messages: without script, and when its form could not be taken. */
export function PartSection({ part, room }: { part: RoomPart; room: Room }) {
  const heading = useRef<HTMLHeadingElement>(null)

  useEffect(() => heading.current?.focus(), [])

  return (
    <div className="min-h-0 flex-1 overflow-y-auto">
      <div className="mx-auto w-full max-w-lg px-5 py-6">
        <ButtonLink to={paths.chatRoom(room.roomId)} variant="ghost" size="sm" className="-ms-3">
          <ArrowLeftIcon size={18} />
          대화로 돌아가기
        </ButtonLink>
        <h2
          ref={heading}
          tabIndex={-1}
          className="mt-2 mb-4 text-lg font-bold text-ink outline-none"
        >
          {partTitle(part, room)}
        </h2>
        <PartForm part={part} room={room} />
      </div>
    </div>
  )
}
