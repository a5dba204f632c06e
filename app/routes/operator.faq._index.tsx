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
import { FAQ_CATEGORIES } from '#contracts/faq-rules.ts'

export const handle = pageHandle('/operator/faq')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: '자주 묻는 질문 관리',
    description: '운영팀이 자주 묻는 질문과 답을 쓰고 예약하고 되돌립니다.',
    canonical: paths.operatorFaq(),
    index: false,
  })

const hrefOf = (state: PostState, page?: number) => paths.operatorFaq(postDeskQuery(state, page))

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireOperator(context, request)
  const { searchParams } = new URL(request.url)
  const state = readPostState(searchParams)
  const { page, isClean } = pageNumber(searchParams)
  if (!isClean) throw redirect(hrefOf(state, page))
  const desk = await context.services.customerService.faqDesk({ state, page })
  return { ...desk, state, page }
}

export default function FaqDesk() {
  const { items, state, page, pageCount } = useLoaderData<typeof loader>()
  return (
    <PostDesk
      title="자주 묻는 질문 관리"
      addTo={paths.operatorFaqEntry('new')}
      {...{ state, page, pageCount, hrefOf }}
      heads={['질문', '종류', '표시', '도움', '아니요', '게시하는 때', '바뀐 때']}
      isEmpty={items.length === 0}
    >
      {items.map((item) => (
        <tr key={item.faqSeq} className="text-ink-2">
          <PostTitleCell to={paths.operatorFaqEntry(item.faqSeq)} title={item.question} />
          <td className={TABLE_CELL}>{FAQ_CATEGORIES[item.category]}</td>
          <td className={TABLE_CELL}>{item.isTop && '자주 찾는 질문'}</td>
          <td className={TABLE_CELL}>{count(item.votes.helpful)}</td>
          <td className={TABLE_CELL}>{count(item.votes.unhelpful)}</td>
          <PostTimeCell at={item.publishAt} />
          <PostTimeCell at={item.updatedAt} />
        </tr>
      ))}
    </PostDesk>
  )
}

export const ErrorBoundary = RouteError
