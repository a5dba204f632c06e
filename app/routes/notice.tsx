import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { announcementMeta } from '#app/features/announcements/announcement-meta.ts'
import { AnnouncementsPage } from '#app/features/announcements/announcements-page.tsx'
import { loadAnnouncements } from '#app/features/announcements/load-announcements.server.ts'
import { pageHandle } from '#app/page-ids.ts'

export const handle = pageHandle('/notice')

export const meta: MetaFunction<typeof loader> = (args) => announcementMeta(args)

export const loader = ({ context, request }: LoaderFunctionArgs) =>
  loadAnnouncements(context, request)

export default AnnouncementsPage
