import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { TABLE_CELL } from '#app/features/operator/operator-table.tsx'
import { PostDesk, PostTimeCell, PostTitleCell } from '#app/features/operator/posts/post-desk.tsx'
import { postDeskQuery, readPostState } from '#app/features/operator/posts/post-states.ts'
import { SWITCH_WORDS } from '#app/features/operator/posts/post-versions.tsx'
import { pageHandle } from '#app/page-ids.ts'
import { pageNumber } from '#app/params.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { requireOperator } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'
import type { PostState } from '#contracts/announcement-rules.ts'
import { QUESTION_CATEGORIES } from '#contracts/question-rules.ts'

export const handle = pageHandle('/operator/macros')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: '자주 쓰는 답변 관리',
    description: '운영팀이 문의에 자주 쓰는 답변을 쓰고 고치고 끕니다.',
    canonical: paths.operatorMacros(),
    index: false,
  })

const hrefOf = (state: PostState, page?: number) => paths.operatorMacros(postDeskQuery(state, page))

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireOperator(context, request)
  const { searchParams } = new URL(request.url)
  const state = readPostState(searchParams) === 'HIDDEN' ? 'HIDDEN' : 'SHOWN'
  const { page, isClean } = pageNumber(searchParams)
  if (!isClean) throw redirect(hrefOf(state, page))
  const desk = await context.services.customerService.macroDesk({ isOn: state === 'SHOWN', page })
  return { ...desk, state, page } as const
}

export default function MacrosDeskPage() {
  const { items, state, page, pageCount } = useLoaderData<typeof loader>()
  return (
    <PostDesk
      title="자주 쓰는 답변 관리"
      addTo={paths.operatorMacro('new')}
      {...{ state, page, pageCount, hrefOf }}
      states={['SHOWN', 'HIDDEN']}
      words={SWITCH_WORDS.states}
      heads={['이름', '문의 종류', '답변', '바뀐 때']}
      isEmpty={items.length === 0}
    >
      {items.map((item) => (
        <tr key={item.macroSeq} className="text-ink-2">
          <PostTitleCell to={paths.operatorMacro(item.macroSeq)} title={item.label} />
          <td className={TABLE_CELL}>
            {item.category === null ? '모든 문의' : QUESTION_CATEGORIES[item.category].label}
          </td>
          <td className={`${TABLE_CELL} max-w-md truncate`}>{item.text}</td>
          <PostTimeCell at={item.updatedAt} />
        </tr>
      ))}
    </PostDesk>
  )
}

export const ErrorBoundary = RouteError
