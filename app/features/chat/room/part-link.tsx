import type { ReactNode } from 'react'
import { paths } from '#app/paths.ts'
import type { PanelRequest } from '#app/shell/panels/open-panel.ts'
import { PanelLink } from '#app/shell/panels/panel-link.tsx'
import type { Room } from '#contracts/edge.ts'
import type { RoomPart } from './room-parts.ts'

/** A link to a part of a room's page, which script shows as a panel. */
export function PartLink({
  part,
  room,
  className,
  children,
}: {
  part: RoomPart
  room: Room
  className?: string
  children: ReactNode
}) {
  return (
    <PanelLink
      to={paths.chatRoom(room.roomId, { part })}
      panel={partPanel(part, room)}
      {...(className && { className })}
    >
      {children}
    </PanelLink>
  )
}

const partPanel = (part: RoomPart, room: Room): PanelRequest<{ part: RoomPart; room: Room }> => ({
  kind: 'BOTTOM_SHEET',
  id: `chat-${part}`,
  load: () => import('./lazy/part-panel.tsx').then(({ PartPanel }) => PartPanel),
  props: { part, room },
})
