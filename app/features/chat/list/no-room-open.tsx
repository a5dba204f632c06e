import { EmptyState } from '#app/components/empty-state.tsx'

/** Beside the list of a computer, until a room is opened. */
export function NoRoomOpen() {
  return (
    <EmptyState title="대화를 골라 주세요" className="m-auto">
      왼쪽 목록에서 채팅을 열면 여기에서 이어서 이야기할 수 있어요.
    </EmptyState>
  )
}
