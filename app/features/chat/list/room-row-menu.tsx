import { Link } from '@remix-run/react'
import { MoreIcon } from '#app/components/icons.tsx'
import { paths } from '#app/paths.ts'
import type { RoomSummary } from '#contracts/edge.ts'
import { LeaveIcon } from '../shared/icons.tsx'
import { MENU_ROW, Menu } from '../shared/menu.tsx'
import { RoomSwitches } from '../shared/room-switches.tsx'

/** What can be done with a room from the list. */
export function RoomRowMenu({ room, back }: { room: RoomSummary; back: string }) {
  return (
    <div className="room-row-menu z-1 -me-2 has-[[open]]:z-(--z-menu)">
      <Menu
        label={`${room.other.nickName}님과의 채팅 메뉴`}
        icon={<MoreIcon size={20} />}
        summaryClassName="size-8"
      >
        <RoomSwitches room={room} back={back} />
        <Link to={paths.chatRoom(room.roomId, { part: 'leave' })} className={MENU_ROW}>
          <LeaveIcon size={20} className="text-ink-3" />
          채팅방 나가기
        </Link>
      </Menu>
    </div>
  )
}
