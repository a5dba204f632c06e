import type { RoomSummary } from '#contracts/edge.ts'
import { BellOffIcon, PushpinIcon } from './icons.tsx'

/** That a room stands at the top, and that it is silent. */
export function RoomMarks({
  room: { isPinned, isMuted },
  size,
}: {
  room: Pick<RoomSummary, 'isPinned' | 'isMuted'>
  /** Pixels. */
  size: number
}) {
  return (
    <>
      {isPinned && (
        <span className="shrink-0 text-ink-2">
          <PushpinIcon size={size} />
          <span className="sr-only">상단에 고정함</span>
        </span>
      )}
      {isMuted && (
        <span className="shrink-0 text-ink-3">
          <BellOffIcon size={size} />
          <span className="sr-only">알림 꺼짐</span>
        </span>
      )}
    </>
  )
}
