import { Link } from '@remix-run/react'
import { useContext } from 'react'
import { Button } from '#app/components/button.tsx'
import { ChevronRightIcon } from '#app/components/icons.tsx'
import { useHydrated } from '#app/components/use-hydrated.ts'
import { paths } from '#app/paths.ts'
import { ScriptMark } from '#app/shell/script-mark.ts'
import type { Announcement } from '#contracts/announcement.ts'
import { dismissedPopup, dismissedUntil, popupScript } from './popup-choice.ts'

/**
 * The popup announcement, in the flow of the page: it covers nothing, and without script it is a link. The page is the
 * same for everybody; the browser knows who does not want to see it.
 */
export function AnnouncementPopup({
  popup,
}: {
  popup: Pick<Announcement, 'announcementSeq' | 'title'>
}) {
  const { announcementSeq: noticeSeq, title } = popup
  const dismissed = dismissedPopup.use()
  const mark = useContext(ScriptMark)
  const hasScript = useHydrated()
  if (hasScript && dismissed?.noticeSeq === noticeSeq && dismissed.until > Date.now()) return null
  const dismiss = (days: 'today' | 7) =>
    dismissedPopup.set({ noticeSeq, until: dismissedUntil(days, Date.now()) })
  return (
    <div suppressHydrationWarning>
      <section aria-label="공지" className="rounded-lg border border-line bg-surface-2">
        <Link
          to={paths.notice({ noticeSeq })}
          className="flex min-h-12 items-center gap-2 rounded-lg px-4 py-2 text-sm font-semibold text-ink -outline-offset-2 hover:text-link"
        >
          <span className="shrink-0 text-info">공지</span>
          <span className="min-w-0 flex-1 wrap-anywhere">{title}</span>
          <ChevronRightIcon size={16} className="shrink-0 text-ink-3" />
        </Link>
        <p className="noscript:hidden flex flex-wrap justify-end gap-1 border-t border-line px-2 py-1">
          <Button variant="ghost" size="sm" onClick={() => dismiss('today')}>
            오늘 하루 보지 않기
          </Button>
          <Button variant="ghost" size="sm" onClick={() => dismiss(7)}>
            7일 보지 않기
          </Button>
        </p>
      </section>
      <script
        nonce={mark}
        suppressHydrationWarning
        // biome-ignore lint/security/noDangerouslySetInnerHtml: our own script, with a number alone.
        dangerouslySetInnerHTML={{ __html: popupScript(noticeSeq) }}
      />
    </div>
  )
}
