import { ButtonLink } from '#app/components/button.tsx'
import { paths } from '#app/paths.ts'
import type { Room } from '#contracts/edge.ts'
import { MessageRow } from './message-row.tsx'
import { type RoomItem, seqOf } from './room-items.ts'

/** The messages as the server sends them: all of one stretch, its end in sight, links to the stretches beside it. */
export function PlainMessages({
  items,
  room,
  hasOlder,
  hasNewer,
  foundSeq,
}: {
  items: readonly RoomItem[]
  room: Room
  hasOlder: boolean
  hasNewer: boolean
  foundSeq: number | null
}) {
  const seqs = items.map(seqOf).filter((seq) => seq !== null)
  const [first] = seqs
  const last = seqs.at(-1)
  return (
    // The end of what is in reverse order is where a browser begins; the order of the messages themselves stays.
    <div className="chat-scroll flex flex-col-reverse">
      <div className="mt-auto pb-8">
        {hasOlder && first !== undefined && (
          <p className="pt-3 text-center">
            <ButtonLink
              to={paths.chatRoom(room.roomId, { before: first })}
              variant="ghost"
              size="sm"
            >
              이전 메시지 보기
            </ButtonLink>
          </p>
        )}
        <ol>
          {items.map((item) => (
            <li key={item.key}>
              <MessageRow
                item={item}
                room={room}
                isFound={foundSeq !== null && seqOf(item) === foundSeq}
                actions={null}
              />
            </li>
          ))}
        </ol>
        {hasNewer && last !== undefined && (
          <p className="flex justify-center gap-2 pt-4">
            <ButtonLink
              to={paths.chatRoom(room.roomId, { after: last })}
              variant="secondary"
              size="sm"
            >
              다음 메시지 보기
            </ButtonLink>
            <ButtonLink
              to={paths.chatRoom(room.roomId, { before: room.lastMessageSeq + 1 })}
              variant="ghost"
              size="sm"
            >
              최신 메시지로
            </ButtonLink>
          </p>
        )}
      </div>
    </div>
  )
}
