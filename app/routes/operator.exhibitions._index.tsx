import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { TABLE_CELL } from '#app/features/operator/operator-table.tsx'
import { PostDesk, PostTimeCell, PostTitleCell } from '#app/features/operator/posts/post-desk.tsx'
import { postDeskQuery, readPostState } from '#app/features/operator/posts/post-states.ts'
import { count } from '#app/format/count.ts'
import { pageHandle } from '#app/page-ids.ts'
import { pageNumber } from '#app/params.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { requireOperator } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'
import type { PostState } from '#contracts/announcement-rules.ts'

export const handle = pageHandle('/operator/exhibitions')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: '기획전 관리',
    description: '운영팀이 기획전을 쓰고 상품을 담고 예약하고 되돌립니다.',
    canonical: paths.operatorExhibitions(),
    index: false,
  })

const hrefOf = (state: PostState, page?: number) =>
  paths.operatorExhibitions(postDeskQuery(state, page))

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireOperator(context, request)
  const { searchParams } = new URL(request.url)
  const state = readPostState(searchParams)
  const { page, isClean } = pageNumber(searchParams)
  if (!isClean) throw redirect(hrefOf(state, page))
  const desk = await context.services.init.exhibitionDesk({ state, page })
  return { ...desk, state, page }
}

export default function ExhibitionsDesk() {
  const { items, state, page, pageCount } = useLoaderData<typeof loader>()
  return (
    <PostDesk
      title="기획전 관리"
      addTo={paths.operatorExhibition('new')}
      {...{ state, page, pageCount, hrefOf }}
      heads={['순서', '제목', '상품', '시작하는 때', '끝나는 때', '바뀐 때']}
      isEmpty={items.length === 0}
    >
      {items.map((item) => (
        <tr key={item.gnbSeq} className="text-ink-2">
          <td className={TABLE_CELL}>{item.position}</td>
          <PostTitleCell to={paths.operatorExhibition(item.gnbSeq)} title={item.title} />
          <td className={TABLE_CELL}>{count(item.goods)}개</td>
          <PostTimeCell at={item.startsAt} />
          <PostTimeCell at={item.endsAt} />
          <PostTimeCell at={item.updatedAt} />
        </tr>
      ))}
    </PostDesk>
  )
}

export const ErrorBoundary = RouteError
