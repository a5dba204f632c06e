import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Pagination } from '#app/components/pagination.tsx'
import { Tabs } from '#app/components/tabs.tsx'
import {
  DESK_DISPUTE_STATES,
  type DeskDisputeState,
  DisputeDesk,
  readDisputeState,
} from '#app/features/operator/disputes/dispute-desk.tsx'
import { pageHandle } from '#app/page-ids.ts'
import { pageNumber } from '#app/params.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { requireOperator } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'
import { MEMBER_DISPUTE_STATES } from '#contracts/member-dispute-states.ts'

export const handle = pageHandle('/operator/disputes')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: '회원 분쟁 관리',
    description: '운영팀이 안심결제 없이 한 거래의 분쟁을 확인하고 결정합니다.',
    canonical: paths.operatorDisputes(),
    index: false,
  })

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireOperator(context, request)
  const { searchParams } = new URL(request.url)
  const state = readDisputeState(searchParams)
  const { page, isClean } = pageNumber(searchParams)
  if (!isClean) throw redirect(addressOf(state, page))
  const desk = await context.services.customerService.disputeDesk({ state, page })
  return { ...desk, state, page }
}

const addressOf = (state: DeskDisputeState, page = 1) =>
  paths.operatorDisputes({
    state: state === 'REVIEW' ? undefined : state,
    page: page > 1 ? page : undefined,
  })

export default function DisputesDesk() {
  const { items, state, page, pageCount } = useLoaderData<typeof loader>()
  return (
    <div className="container-page py-4 lg:py-8">
      <h1 className="text-xl font-bold text-ink lg:text-2xl">회원 분쟁 관리</h1>
      <Tabs
        label="분쟁 상태"
        className="mt-3 mb-4"
        tabs={DESK_DISPUTE_STATES.map((key) => ({
          to: addressOf(key),
          label: MEMBER_DISPUTE_STATES[key].label,
          current: key === state,
        }))}
      />
      <DisputeDesk disputes={items} />
      <Pagination
        label="분쟁 목록 페이지"
        page={page}
        hasNext={page < pageCount}
        lastPage={pageCount}
        to={(to) => addressOf(state, to)}
      />
    </div>
  )
}

export const ErrorBoundary = RouteError
