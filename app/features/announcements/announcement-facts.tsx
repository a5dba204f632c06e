import { kstDate } from '#app/format/time.ts'
import type { AnnouncementSummary } from '#contracts/announcement.ts'
import { ANNOUNCEMENT_CATEGORIES } from '#contracts/announcement-rules.ts'

/** What an announcement is about, and since when it is shown. */
export function AnnouncementFacts({
  announcement: { category, publishAt },
}: {
  announcement: Pick<AnnouncementSummary, 'category' | 'publishAt'>
}) {
  return (
    <p className="text-sm text-ink-3">
      {ANNOUNCEMENT_CATEGORIES[category]} · <time dateTime={publishAt}>{kstDate(publishAt)}</time>
    </p>
  )
}
