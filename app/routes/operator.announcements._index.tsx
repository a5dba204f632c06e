import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { TABLE_CELL } from '#app/features/operator/operator-table.tsx'
import { PostDesk, PostTimeCell, PostTitleCell } from '#app/features/operator/posts/post-desk.tsx'
import { postDeskQuery, readPostState } from '#app/features/operator/posts/post-states.ts'
import { pageHandle } from '#app/page-ids.ts'
import { pageNumber } from '#app/params.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { requireOperator } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'
import { ANNOUNCEMENT_CATEGORIES, type PostState } from '#contracts/announcement-rules.ts'

export const handle = pageHandle('/operator/announcements')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: '공지사항 관리',
    description: '운영팀이 공지사항을 쓰고 예약하고 되돌립니다.',
    canonical: paths.operatorAnnouncements(),
    index: false,
  })

const hrefOf = (state: PostState, page?: number) =>
  paths.operatorAnnouncements(postDeskQuery(state, page))

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireOperator(context, request)
  const { searchParams } = new URL(request.url)
  const state = readPostState(searchParams)
  const { page, isClean } = pageNumber(searchParams)
  if (!isClean) throw redirect(hrefOf(state, page))
  const desk = await context.services.customerService.announcementDesk({ state, page })
  return { ...desk, state, page }
}

export default function AnnouncementsDesk() {
  const { items, state, page, pageCount } = useLoaderData<typeof loader>()
  return (
    <PostDesk
      title="공지사항 관리"
      addTo={paths.operatorAnnouncement('new')}
      {...{ state, page, pageCount, hrefOf }}
      heads={['제목', '종류', '게시하는 때', '내리는 때', '표시', '바뀐 때']}
      isEmpty={items.length === 0}
    >
      {items.map((item) => (
        <tr key={item.announcementSeq} className="text-ink-2">
          <PostTitleCell to={paths.operatorAnnouncement(item.announcementSeq)} title={item.title} />
          <td className={TABLE_CELL}>{ANNOUNCEMENT_CATEGORIES[item.category]}</td>
          <PostTimeCell at={item.publishAt} />
          <PostTimeCell at={item.endsAt} />
          <td className={TABLE_CELL}>
            {[item.isPinned && '고정', item.isPopup && '홈'].filter(Boolean).join(', ')}
          </td>
          <PostTimeCell at={item.updatedAt} />
        </tr>
      ))}
    </PostDesk>
  )
}

export const ErrorBoundary = RouteError
