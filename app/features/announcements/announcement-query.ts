import { paths } from '#app/paths.ts'
import type { Announcement, AnnouncementSummary } from '#contracts/announcement.ts'
import type { AnnouncementCategory } from '#contracts/announcement-rules.ts'

/** The state of the page of announcements, as its address gives it. */
export interface AnnouncementQuery {
  category: AnnouncementCategory | null
  /** Empty when nothing is searched. */
  keyword: string
  page: number
}

/** What the page shows: one announcement, or the list in one state. */
export interface AnnouncementsView {
  one: Announcement | null
  list: { items: AnnouncementSummary[]; total: number; pageCount: number } | null
  query: AnnouncementQuery | null
}

/** The address of the list in one state. */
export const announcementsHref = ({ category, keyword, page }: Partial<AnnouncementQuery>) =>
  paths.notice({
    category: category?.toLowerCase(),
    q: keyword,
    page: page && page > 1 ? page : undefined,
  })
