import { Link } from '@remix-run/react'
import { BellIcon } from '#app/components/icons.tsx'
import { paths } from '#app/paths.ts'
import { NoticesUnreadBadge, useNoticesLabel } from '#app/shell/notices/notices-unread-badge.tsx'

/** Leads to the inbox of notices, with the number of those that are unread. */
export function NoticesLink() {
  return (
    <Link
      to={paths.notices()}
      aria-label={useNoticesLabel('알림')}
      className="-me-2 flex min-h-11 items-center gap-2 rounded-sm px-2 text-base font-medium text-ink-2 hover:text-ink"
    >
      <span className="relative">
        <BellIcon size={24} />
        <NoticesUnreadBadge />
      </span>
      알림
    </Link>
  )
}
