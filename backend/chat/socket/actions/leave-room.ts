import { isRefusal } from '#backend/operation/refusal.ts'
import { leaveRoom as leave } from '../../rooms/leave-room.ts'
import type { Action } from '../action.ts'
import { frameOf } from '../frames.ts'
import { findRoom } from './find-room.ts'

/** Removes the room from the list, in every tab. */
export const leaveRoomAction: Action<'leaveRoomRequest'> = {
  answer: 'leaveRoomResponse',
  async run({ connection, context, hub, typing }, { roomId, storeSeq }) {
    const room = await findRoom(context, connection, { roomId, storeSeq })
    if (isRefusal(room)) return room
    const left = await leave(context, connection.viewer, { roomId })
    if (isRefusal(left)) return left
    typing.end(connection, roomId)
    const frame = frameOf({ action: 'leaveRoomResponse', data: { roomId, storeSeq } })
    for (const tab of hub.tabsOf(storeSeq)) {
      tab.entered.delete(roomId)
      if (tab !== connection) tab.send(frame)
    }
    return [frame]
  },
}
