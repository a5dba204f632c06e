import { data, redirect } from '@remix-run/node'
import type { LoadContext } from '#app/load-context.server.ts'
import { type AnnouncementsView, announcementsHref } from './announcement-query.ts'
import { parseAnnouncementQuery } from './read-announcement-query.server.ts'

/** The list of announcements, or the one that the address names; 404 for one that is not shown. */
export async function loadAnnouncements(context: LoadContext, request: Request) {
  const { customerService } = context.services
  const { searchParams } = new URL(request.url)
  const wanted = searchParams.get('noticeSeq')
  if (wanted !== null) {
    const announcementSeq = /^[1-9]\d{0,14}$/.test(wanted) ? Number(wanted) : 0
    const found = announcementSeq
      ? await customerService.announcement({ announcementSeq })
      : { ok: false as const, status: 404 }
    if (!found.ok) throw new Response(null, { status: found.status })
    return data<AnnouncementsView>({ one: found.data, list: null, query: null })
  }
  const { query, isClean } = parseAnnouncementQuery(searchParams)
  if (!isClean) throw redirect(announcementsHref(query))
  const list = await customerService.announcements({
    page: query.page,
    ...(query.category && { category: query.category }),
    ...(query.keyword && { keyword: query.keyword }),
  })
  const isBeyond = query.page > list.pageCount
  return data<AnnouncementsView>({ one: null, list, query }, { status: isBeyond ? 404 : 200 })
}
