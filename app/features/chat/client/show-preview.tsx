import { Link } from '@remix-run/react'
import { Avatar } from '#app/components/avatar.tsx'
import { CloseIcon } from '#app/components/icons.tsx'
import { paths } from '#app/paths.ts'
import { hideToast, showToastCard } from '#app/shell/toast.tsx'
import type { Preview } from './previews.ts'

const idOf = (roomId: number) => `chat-${roomId}`

/** A message of a room that is not on the screen, which leads there. One at a time for each room. */
export function showPreview(preview: Preview): void {
  void showToastCard(idOf(preview.roomId), <PreviewCard {...preview} />)
}

export const hidePreview = (roomId: number): void => hideToast(idOf(roomId))

/** Whether something is being typed in a dialog: it stays in sight. */
export function isTypingInDialog(): boolean {
  const { activeElement } = document
  return (
    activeElement?.closest('dialog') != null &&
    activeElement.matches('input, textarea, select, [contenteditable]')
  )
}

function PreviewCard({ roomId, name, image, text }: Preview) {
  const hide = () => hidePreview(roomId)
  return (
    <div className="flex items-center gap-1 pe-1.5">
      <Link
        to={paths.chatRoom(roomId)}
        onClick={hide}
        className="flex min-w-0 flex-1 items-center gap-3 rounded-xl py-3 ps-3.5 -outline-offset-2"
      >
        <Avatar name={name} image={image} className="size-10! text-base!" />
        <span className="min-w-0 flex-1">
          <span className="block truncate text-sm font-bold text-ink">
            {name}
            <span className="sr-only">님의 새 메시지</span>
          </span>
          <span className="line-clamp-2 text-sm text-ink-2">{text}</span>
        </span>
      </Link>
      <button
        type="button"
        aria-label="미리보기 닫기"
        onClick={hide}
        className="flex size-11 shrink-0 items-center justify-center rounded-full text-ink-3 hover:bg-surface-3"
      >
        <CloseIcon size={18} />
      </button>
    </div>
  )
}
