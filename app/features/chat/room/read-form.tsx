import { SubmitButton } from '#app/components/submit-button.tsx'
import { PostForm } from '#app/forms/post-form.tsx'
import { paths } from '#app/paths.ts'
import type { RoomPage } from './load-room.server.ts'

/** Without script nothing else can say that the messages were read: opening a page must not. */
export function ReadForm({ page: { room, messages } }: { page: RoomPage }) {
  const last = messages.at(-1)?.messageSeq
  if (room.unreadMessageCount === 0 || last === undefined || last <= room.lastReadSeq) return null
  return (
    <PostForm
      intent="read"
      action={paths.chatRoom(room.roomId)}
      className="without-script shrink-0 border-t border-line px-4 py-2 text-center"
    >
      <input type="hidden" name="lastReadSeq" value={last} />
      <SubmitButton variant="ghost" size="sm">
        여기까지 읽음으로 표시
      </SubmitButton>
    </PostForm>
  )
}
