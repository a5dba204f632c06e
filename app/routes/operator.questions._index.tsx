import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Pagination } from '#app/components/pagination.tsx'
import { Tabs } from '#app/components/tabs.tsx'
import { QuestionList } from '#app/features/question/question-list.tsx'
import { pageHandle } from '#app/page-ids.ts'
import { pageNumber } from '#app/params.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { requireOperator } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'

const TABS = { WAITING: '답변 대기', ANSWERED: '답변완료' } as const
type DeskTab = keyof typeof TABS

export const handle = pageHandle('/operator/questions')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: '문의 관리',
    description: '운영팀이 문의에 답변합니다.',
    canonical: paths.operatorQuestions(),
    index: false,
  })

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireOperator(context, request)
  const { searchParams } = new URL(request.url)
  const state: DeskTab = searchParams.get('state') === 'ANSWERED' ? 'ANSWERED' : 'WAITING'
  const { page, isClean } = pageNumber(searchParams)
  if (!isClean) throw redirect(addressOf(state, page))
  return { ...(await context.services.customerService.questionDesk({ state, page })), state, page }
}

const addressOf = (state: DeskTab, page = 1) =>
  paths.operatorQuestions({
    state: state === 'WAITING' ? undefined : state,
    page: page > 1 ? page : undefined,
  })

export default function QuestionsDesk() {
  const { items, state, page, pageCount } = useLoaderData<typeof loader>()
  return (
    <div className="container-page py-4 lg:py-8">
      <h1 className="text-xl font-bold text-ink lg:text-2xl">문의 관리</h1>
      <Tabs
        label="문의 상태"
        className="mt-3 mb-4"
        tabs={(Object.keys(TABS) as DeskTab[]).map((key) => ({
          to: addressOf(key),
          label: TABS[key],
          current: key === state,
        }))}
      />
      <QuestionList questions={items} ofDesk />
      <Pagination
        label="문의 목록 페이지"
        page={page}
        hasNext={page < pageCount}
        lastPage={pageCount}
        to={(to) => addressOf(state, to)}
      />
    </div>
  )
}

export const ErrorBoundary = RouteError
