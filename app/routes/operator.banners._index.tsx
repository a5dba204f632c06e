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
import type { PostState } from '#contracts/announcement-rules.ts'

export const handle = pageHandle('/operator/banners')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: '배너 관리',
    description: '운영팀이 홈의 배너를 쓰고 예약하고 되돌립니다.',
    canonical: paths.operatorBanners(),
    index: false,
  })

const hrefOf = (state: PostState, page?: number) =>
  paths.operatorBanners(postDeskQuery(state, page))

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireOperator(context, request)
  const { searchParams } = new URL(request.url)
  const state = readPostState(searchParams)
  const { page, isClean } = pageNumber(searchParams)
  if (!isClean) throw redirect(hrefOf(state, page))
  const desk = await context.services.init.bannerDesk({ state, page })
  return { ...desk, state, page }
}

export default function BannersDesk() {
  const { items, state, page, pageCount } = useLoaderData<typeof loader>()
  return (
    <PostDesk
      title="배너 관리"
      addTo={paths.operatorBanner('new')}
      {...{ state, page, pageCount, hrefOf }}
      heads={['순서', '제목', '누르면 가는 주소', '보이기 시작하는 때', '내리는 때', '바뀐 때']}
      isEmpty={items.length === 0}
    >
      {items.map((item) => (
        <tr key={item.bannerSeq} className="text-ink-2">
          <td className={TABLE_CELL}>{item.position}</td>
          <PostTitleCell to={paths.operatorBanner(item.bannerSeq)} title={item.title} />
          <td className={TABLE_CELL}>{item.link}</td>
          <PostTimeCell at={item.startsAt} />
          <PostTimeCell at={item.endsAt} />
          <PostTimeCell at={item.updatedAt} />
        </tr>
      ))}
    </PostDesk>
  )
}

export const ErrorBoundary = RouteError
