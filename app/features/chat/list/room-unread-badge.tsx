import { cx } from '#app/components/cx.ts'

const MOST = 99

/** How many messages of a room were not read; `99+` beyond. Nothing when there are none. */
export function RoomUnreadBadge({ count, isMuted }: { count: number; isMuted?: boolean }) {
  if (count === 0) return null
  return (
    <span
      className={cx(
        'inline-flex h-5 min-w-5 items-center justify-center rounded-full px-1.5 text-2xs font-bold tabular-nums',
        isMuted ? 'bg-ink-3 text-surface' : 'bg-unread text-on-unread',
      )}
    >
      <span className="sr-only">안 읽은 메시지 </span>
      {count > MOST ? `${MOST}+` : count}
    </span>
  )
}
