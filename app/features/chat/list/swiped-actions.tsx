import { Link } from '@remix-run/react'
import { cx } from '#app/components/cx.ts'
import { BellIcon } from '#app/components/icons.tsx'
import { paths } from '#app/paths.ts'
import type { RoomSummary } from '#contracts/edge.ts'
import { BellOffIcon, LeaveIcon, PushpinIcon } from '../shared/icons.tsx'
import { RoomSwitch } from '../shared/room-switches.tsx'

const ACTION_PIXELS = 72
export const ACTIONS_PIXELS = 3 * ACTION_PIXELS

const ACTION =
  'flex h-full w-18 flex-col items-center justify-center gap-1 text-2xs font-semibold -outline-offset-4'

/** What a swiped row uncovers: the most used of its menu. */
export function SwipedActions({ room, back }: { room: RoomSummary; back: string }) {
  const { isMuted, isPinned } = room
  const Bell = isMuted ? BellIcon : BellOffIcon
  return (
    <div className="room-actions absolute inset-y-0 end-0 flex">
      <RoomSwitch room={room} name="pin" back={back} className={cx(ACTION, 'bg-info text-surface')}>
        <PushpinIcon size={22} />
        {isPinned ? '고정 풀기' : '고정'}
      </RoomSwitch>
      <RoomSwitch
        room={room}
        name="mute"
        back={back}
        className={cx(ACTION, 'bg-ink-3 text-surface')}
      >
        <Bell size={22} />
        {isMuted ? '알림 켜기' : '알림 끄기'}
      </RoomSwitch>
      <Link
        to={paths.chatRoom(room.roomId, { part: 'leave' })}
        className={cx(ACTION, 'bg-danger-fill text-on-danger-fill')}
      >
        <LeaveIcon size={22} />
        나가기
      </Link>
    </div>
  )
}
