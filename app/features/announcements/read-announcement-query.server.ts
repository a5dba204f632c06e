import { normalizeKeyword } from '#app/features/search/keyword.ts'
import { pageNumber } from '#app/params.ts'
import {
  ANNOUNCEMENT_CATEGORIES,
  type AnnouncementCategory,
} from '#contracts/announcement-rules.ts'
import type { AnnouncementQuery } from './announcement-query.ts'

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
