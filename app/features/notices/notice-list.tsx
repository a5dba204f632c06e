import { Link } from '@remix-run/react'
import { Card } from '#app/components/card.tsx'
import { cx } from '#app/components/cx.ts'
import { BellIcon } from '#app/components/icons.tsx'
import { Picture } from '#app/components/picture.tsx'
import { RelativeTime } from '#app/components/relative-time.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { unbrokenMoments } from '#app/format/no-break-space.ts'
import { PostForm } from '#app/forms/post-form.tsx'
import { paths } from '#app/paths.ts'
import type { InboxNotice } from '#contracts/boot.ts'
import { NOTICE_GROUPS } from '#contracts/notice.ts'

/** Notices, newest first. Each is a link that marks it as read and leads to what it tells of. */
export function NoticeList({
  notices,
  now,
  canMark = false,
}: {
  notices: readonly InboxNotice[]
  now: string
  /** With a button for those who do not want to go there. */
  canMark?: boolean
}) {
  return (
    <Card as="ul" padded={false} aria-label="알림 목록" className="divide-y divide-line">
      {notices.map((notice) => (
        <li
          key={notice.noticeSeq}
          className={cx('flex items-center', !notice.isRead && 'bg-surface-2')}
        >
          <NoticeLink notice={notice} now={now} />
          {canMark && !notice.isRead && (
            <PostForm intent="read" className="shrink-0 pe-2 sm:pe-3" preventScrollReset>
              <SubmitButton
                name="noticeSeq"
                value={String(notice.noticeSeq)}
                variant="ghost"
                size="sm"
              >
                읽음
                <span className="sr-only">으로 표시: {notice.title}</span>
              </SubmitButton>
            </PostForm>
          )}
        </li>
      ))}
    </Card>
  )
}

function NoticeLink({ notice, now }: { notice: InboxNotice; now: string }) {
  const { noticeSeq, title, detail, image, group, happenedAt, isRead } = notice
  return (
    <Link
      to={paths.openNotice(noticeSeq)}
      className="flex min-w-0 flex-1 items-start gap-3 p-4 -outline-offset-2 hover:bg-surface-3 sm:px-5"
    >
      <span className="relative size-12 shrink-0 overflow-hidden rounded-md bg-surface-3">
        {image ? (
          <Picture image={image} alt="" sizes="48px" />
        ) : (
          <span className="flex size-full items-center justify-center text-ink-3">
            <BellIcon size={22} />
          </span>
        )}
      </span>
      <span className="min-w-0 flex-1">
        <span className={cx('block text-base text-ink', !isRead && 'font-semibold')}>
          {!isRead && (
            <>
              <span
                aria-hidden="true"
                className="me-1.5 inline-block size-2 rounded-full bg-unread align-middle"
              />
              <span className="sr-only">안 읽음: </span>
            </>
          )}
          {unbrokenMoments(title)}
        </span>
        {detail && (
          <span className="mt-0.5 line-clamp-2 text-sm text-ink-2">{unbrokenMoments(detail)}</span>
        )}
        <span className="mt-1 block text-xs text-ink-3">
          {NOTICE_GROUPS[group]} · <RelativeTime at={happenedAt} now={now} />
        </span>
      </span>
    </Link>
  )
}
