import { normalizeKeyword } from '#app/features/search/keyword.ts'
import { pageNumber } from '#app/params.ts'
import { paths } from '#app/paths.ts'
import {
  ANNOUNCEMENT_CATEGORIES,
  type AnnouncementCategory,
} from '#contracts/announcement-rules.ts'

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

/** Reads the address of the list; what is not valid is dropped, and `isClean` says so. */
export function parseAnnouncementQuery(search: URLSearchParams) {
  const typed = search.get('category')
  const category =
    (Object.keys(ANNOUNCEMENT_CATEGORIES) as AnnouncementCategory[]).find(
      (key) => key.toLowerCase() === typed,
    ) ?? null
  const { page, isClean } = pageNumber(search)
  const query: AnnouncementQuery = {
    category,
    keyword: normalizeKeyword(search.get('q') ?? ''),
    page,
  }
  return { query, isClean: isClean && (typed === null || category !== null) }
}
