import type { Room } from '#contracts/edge.ts'
import { PartLink } from '../room/part-link.tsx'

/** Why nothing can be written here, and what can be done about it. That the other has blocked one is not said. */
export function CannotSend({ room }: { room: Room }) {
  return (
    <div className="chat-composer flex min-h-16 shrink-0 flex-wrap items-center justify-center gap-x-3 gap-y-1 border-t border-line bg-surface-2 px-4 py-3 text-center text-sm text-ink-2">
      <p className="text-balance">{reasonOf(room)}</p>
      {room.isBlockedByMe && (
        <PartLink
          part="block"
          room={room}
          className="inline-flex min-h-9 items-center font-semibold text-link underline underline-offset-4"
        >
          차단 풀기
        </PartLink>
      )}
    </div>
  )
}

function reasonOf({ isBlockedByMe, other }: Room): string {
  if (isBlockedByMe) return `${other.nickName}님을 차단했어요. 차단을 풀면 다시 대화할 수 있어요.`
  if (!other.isActive) return '문을 닫은 가게라 메시지를 보낼 수 없어요. 나눈 대화는 볼 수 있어요.'
  return '지금은 이 상대에게 메시지를 보낼 수 없어요. 나눈 대화는 볼 수 있어요.'
}
