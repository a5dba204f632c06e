import type { RoomSignal } from '#backend/operation/chat-signals.ts'
import type { HostContext } from '#backend/operation/context.ts'
import type { ChatMessage } from '#contracts/chat.ts'
import { notifyRoom } from '../cards/notify-room.ts'
import type { Membership } from '../rooms/find-membership.ts'

/** What was written: the messages of the room, the trade's first, and the signals of other rooms. */
export interface WrittenTrade {
  messageSeqs: [number, ...number[]]
  signals: RoomSignal[]
  isProductChanged: boolean
}

/** Notifies everybody of what a trade has changed; after the commit. @returns the trade's message */
export function notifyTrade(
  context: Pick<HostContext, 'kysely' | 'chat' | 'now'>,
  member: Membership,
  { messageSeqs, signals, isProductChanged }: WrittenTrade,
): Promise<ChatMessage> {
  if (isProductChanged) context.chat.productChanged(member.productSeq)
  for (const signal of signals) context.chat.roomChanged(signal)
  return notifyRoom(context, member, messageSeqs)
}
