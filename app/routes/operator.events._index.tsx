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
import { EVENT_KINDS } from '#contracts/event-rules.ts'

export const handle = pageHandle('/operator/events')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: '이벤트 관리',
    description: '운영팀이 이벤트를 쓰고 예약하고 당첨자를 추첨합니다.',
    canonical: paths.operatorEvents(),
    index: false,
  })

const hrefOf = (state: PostState, page?: number) => paths.operatorEvents(postDeskQuery(state, page))

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireOperator(context, request)
  const { searchParams } = new URL(request.url)
  const state = readPostState(searchParams)
  const { page, isClean } = pageNumber(searchParams)
  if (!isClean) throw redirect(hrefOf(state, page))
  const desk = await context.services.init.eventDesk({ state, page })
  return { ...desk, state, page }
}

export default function EventsDesk() {
  const { items, state, page, pageCount } = useLoaderData<typeof loader>()
  return (
    <PostDesk
      title="이벤트 관리"
      addTo={paths.operatorEvent('new')}
      {...{ state, page, pageCount, hrefOf }}
      heads={['제목', '참여 방법', '시작하는 때', '끝나는 때', '참여자', '추첨']}
      isEmpty={items.length === 0}
    >
      {items.map((item) => (
        <tr key={item.eventSeq} className="text-ink-2">
          <PostTitleCell to={paths.operatorEvent(item.eventSeq)} title={item.title} />
          <td className={TABLE_CELL}>{EVENT_KINDS[item.kind]}</td>
          <PostTimeCell at={item.startsAt} />
          <PostTimeCell at={item.endsAt} />
          <td className={TABLE_CELL}>{count(item.entryCount)}명</td>
          <td className={TABLE_CELL}>{item.kind === 'DRAW' && (item.isDrawn ? '마침' : '아직')}</td>
        </tr>
      ))}
    </PostDesk>
  )
}

export const ErrorBoundary = RouteError
