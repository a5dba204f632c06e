import { isRefusal } from '#backend/operation/refusal.ts'
import type { Action, ActionCall } from '../action.ts'
import { findRoom } from './find-room.ts'

export const typingStart: Action<'typingStartRequest'> = {
  answer: 'typingStartResponse',
  async run(call, place) {
    const otherStoreSeq = await otherOf(call, place)
    if (isRefusal(otherStoreSeq)) return otherStoreSeq
    await call.typing.start(call.connection, { ...place, otherStoreSeq })
    return [{ action: 'typingStartResponse', data: place }]
  },
}

export const typingEnd: Action<'typingEndRequest'> = {
  answer: 'typingEndResponse',
  async run(call, place) {
    const otherStoreSeq = await otherOf(call, place)
    if (isRefusal(otherStoreSeq)) return otherStoreSeq
    call.typing.end(call.connection, place.roomId)
    return [{ action: 'typingEndResponse', data: place }]
  },
}

/** The other member of a room: cached when the room is entered, so that typing needs no database query. */
async function otherOf(
  { connection, context }: ActionCall,
  place: { roomId: number; storeSeq: number },
) {
  const known = connection.entered.get(place.roomId)
  if (known !== undefined && place.storeSeq === connection.storeSeq) return known
  const room = await findRoom(context, connection, place)
  if (isRefusal(room)) return room
  connection.enter(place.roomId, room.otherStoreSeq)
  return room.otherStoreSeq
}
