import type { ClientAction } from '#contracts/chat-constants.ts'
import type { Action } from '../action.ts'
import { enterRoom } from './enter-room.ts'
import { getUserInfo } from './get-user-info.ts'
import { leaveRoomAction } from './leave-room.ts'
import { ping } from './ping.ts'
import { readMessage } from './read-message.ts'
import { sendMessageAction } from './send-message.ts'
import { typingEnd, typingStart } from './typing.ts'

/** The handler of each action of a client (SPEC.md section 7). */
export const ACTIONS: { [Name in ClientAction]: Action<Name> } = {
  ping,
  getUserInfoRequest: getUserInfo,
  sendMessageRequest: sendMessageAction,
  typingStartRequest: typingStart,
  typingEndRequest: typingEnd,
  readMessageRequest: readMessage,
  enterRoomRequest: enterRoom,
  leaveRoomRequest: leaveRoomAction,
}
