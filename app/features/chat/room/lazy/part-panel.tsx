import { PanelBody } from '#app/shell/panels/lazy/panel-body.tsx'
import type { Room } from '#contracts/edge.ts'
import { PartForm } from '../part-form.tsx'
import { partTitle, type RoomPart } from '../room-parts.ts'

/** A part of a room's page as a panel. */
export function PartPanel({ part, room }: { part: RoomPart; room: Room }) {
  return (
    <PanelBody title={partTitle(part, room)}>
      <PartForm part={part} room={room} />
    </PanelBody>
  )
}
