import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Pagination } from '#app/components/pagination.tsx'
import { Tabs } from '#app/components/tabs.tsx'
import {
  DamageDesk,
  DESK_DAMAGE_STATES,
  type DeskDamageState,
  readDamageState,
} from '#app/features/operator/disputes/damage-desk.tsx'
import { pageHandle } from '#app/page-ids.ts'
import { pageNumber } from '#app/params.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { requireOperator } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'
import { DAMAGE_STATES } from '#contracts/damage-report-rules.ts'

export const handle = pageHandle('/operator/damage-reports')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: '피해사례 관리',
    description: '운영팀이 등록된 피해사례와 이의를 확인하고 결정합니다.',
    canonical: paths.operatorDamageReports(),
    index: false,
  })

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireOperator(context, request)
  const { searchParams } = new URL(request.url)
  const state = readDamageState(searchParams)
  const { page, isClean } = pageNumber(searchParams)
  if (!isClean) throw redirect(addressOf(state, page))
  const desk = await context.services.customerService.damageDesk({ state, page })
  return { ...desk, state, page }
}

const addressOf = (state: DeskDamageState, page = 1) =>
  paths.operatorDamageReports({
    state: state === 'RECEIVED' ? undefined : state,
    page: page > 1 ? page : undefined,
  })

export default function DamageReportsDesk() {
  const { items, state, page, pageCount } = useLoaderData<typeof loader>()
  return (
    <div className="container-page py-4 lg:py-8">
      <h1 className="text-xl font-bold text-ink lg:text-2xl">피해사례 관리</h1>
      <Tabs
        label="피해사례 상태"
        className="mt-3 mb-4"
        tabs={DESK_DAMAGE_STATES.map((key) => ({
          to: addressOf(key),
          label: DAMAGE_STATES[key].label,
          current: key === state,
        }))}
      />
      <DamageDesk reports={items} />
      <Pagination
        label="피해사례 목록 페이지"
        page={page}
        hasNext={page < pageCount}
        lastPage={pageCount}
        to={(to) => addressOf(state, to)}
      />
    </div>
  )
}

export const ErrorBoundary = RouteError
