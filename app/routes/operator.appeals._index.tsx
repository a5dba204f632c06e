import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Pagination } from '#app/components/pagination.tsx'
import { Tabs } from '#app/components/tabs.tsx'
import {
  APPEAL_TABS,
  AppealQueue,
  type AppealTab,
  readAppealTab,
} from '#app/features/operator/members/appeal-queue.tsx'
import { pageHandle } from '#app/page-ids.ts'
import { pageNumber } from '#app/params.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { requireOperator } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/operator/appeals')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: '이의 신청 관리',
    description: '운영팀이 경고와 이용 제한에 대한 이의를 다시 확인하고 결정합니다.',
    canonical: paths.operatorAppeals(),
    index: false,
  })

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireOperator(context, request)
  const { searchParams } = new URL(request.url)
  const state = readAppealTab(searchParams)
  const { page, isClean } = pageNumber(searchParams)
  if (!isClean) throw redirect(addressOf(state, page))
  const desk = await context.services.main.appeals({ state, page })
  return { ...desk, state, page, now: context.now.toISOString() }
}

const addressOf = (state: AppealTab, page = 1) =>
  paths.operatorAppeals({
    state: state === 'WAITING' ? undefined : state,
    page: page > 1 ? page : undefined,
  })

export default function AppealsDesk() {
  const { items, state, page, pageCount, now } = useLoaderData<typeof loader>()
  return (
    <div className="container-page py-4 lg:py-8">
      <h1 className="text-xl font-bold text-ink lg:text-2xl">이의 신청 관리</h1>
      <Tabs
        label="이의 상태"
        className="mt-3 mb-4"
        tabs={(Object.keys(APPEAL_TABS) as AppealTab[]).map((tab) => ({
          to: addressOf(tab),
          label: APPEAL_TABS[tab],
          current: tab === state,
        }))}
      />
      <AppealQueue appeals={items} now={now} />
      <Pagination
        label="이의 목록 페이지"
        page={page}
        hasNext={page < pageCount}
        lastPage={pageCount}
        to={(to) => addressOf(state, to)}
      />
    </div>
  )
}

export const ErrorBoundary = RouteError
