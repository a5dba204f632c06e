import { FormActions } from '#app/components/form-actions.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { FormProblem, PostForm } from '#app/forms/post-form.tsx'
import { paths } from '#app/paths.ts'
import type { Room } from '#contracts/edge.ts'

/** Blocks the other of a room, or ends that. */
export function BlockForm({ room }: { room: Room }) {
  const { nickName } = room.other
  return (
    <PostForm intent="block" action={paths.chatRoom(room.roomId)} className="space-y-4">
      <FormProblem />
      {room.isBlockedByMe ? (
        <p className="text-base text-ink-2">
          {nickName}님의 차단을 풀까요? 다시 서로 메시지를 주고받을 수 있어요.
        </p>
      ) : (
        <>
          <p className="text-base font-semibold text-ink">{nickName}님을 차단할까요?</p>
          <ul className="list-disc space-y-1 ps-5 text-sm text-ink-2">
            <li>서로 메시지, 가격 제안, 약속을 보낼 수 없고 새 채팅도 시작할 수 없어요.</li>
            <li>지금까지 나눈 대화는 그대로 남아 있어요.</li>
            <li>상대에게는 알리지 않아요. 설정의 차단 관리에서 언제든 풀 수 있어요.</li>
          </ul>
        </>
      )}
      <FormActions>
        <SubmitButton
          name="blocked"
          value={room.isBlockedByMe ? '0' : '1'}
          variant={room.isBlockedByMe ? 'primary' : 'danger'}
          block
        >
          {room.isBlockedByMe ? '차단 풀기' : '차단하기'}
        </SubmitButton>
      </FormActions>
    </PostForm>
  )
}
