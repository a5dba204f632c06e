import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { DeskFigures, DeskQueues } from '#app/features/operator/desk-home.tsx'
import { pageHandle } from '#app/page-ids.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { optional } from '#app/services/optional.server.ts'
import { requireOperator } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'
import { dutyWords } from '#contracts/duties.ts'

export const handle = pageHandle('/operator')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: '운영 홈',
    description: '운영팀이 기다리는 일과 오늘의 숫자를 한곳에서 봅니다.',
    canonical: paths.operator(),
    index: false,
  })

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireOperator(context, request)
  const { main } = context.services
  const [desk, figures] = await Promise.all([
    main.deskQueues(),
    optional(context, main.deskFigures()),
  ])
  return { ...desk, figures, now: context.now.toISOString() }
}

export default function Operator() {
  const { queues, duties, isAdministrator, figures, now } = useLoaderData<typeof loader>()
  return (
    <div className="container-page space-y-6 py-4 lg:py-8">
      <div>
        <h1 className="text-xl font-bold text-ink lg:text-2xl">운영 홈</h1>
        <p className="mt-1 text-sm text-ink-3">
          {isAdministrator ? '관리자' : '담당'}: {dutyWords(duties) || '없음'}
        </p>
      </div>
      <DeskQueues queues={queues} now={now} />
      {figures && <DeskFigures {...figures} />}
    </div>
  )
}

export const ErrorBoundary = RouteError
