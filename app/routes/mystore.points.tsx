import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ButtonLink } from '#app/components/button.tsx'
import { PointBalance } from '#app/features/points/point-balance.tsx'
import { PointChanges } from '#app/features/points/point-changes.tsx'
import { PointRules } from '#app/features/points/point-rules.tsx'
import { SettingsPage } from '#app/features/settings/settings-page.tsx'
import { pageHandle } from '#app/page-ids.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { requireUser } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/mystore/points')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: '포인트',
    description: '쓸 수 있는 포인트와 유효기간, 쌓고 쓴 내역을 확인해요.',
    canonical: paths.points(),
    index: false,
  })

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireUser(context, request)
  const typed = new URL(request.url).searchParams.get('before') ?? ''
  const before = /^[1-9]\d{0,14}$/.test(typed) ? Number(typed) : undefined
  const points = await context.services.point.points(before === undefined ? {} : { before })
  return { ...points, isFirst: before === undefined }
}

export default function PointsPage() {
  const { balance, expiring, changes, next, terms, isFirst } = useLoaderData<typeof loader>()
  return (
    <SettingsPage
      title="포인트"
      back={{ to: paths.myStore(), label: '마이페이지' }}
      description="안심결제로 살 때 1P를 1원처럼 써요."
    >
      {isFirst && <PointBalance balance={balance} expiring={expiring} />}
      <PointChanges changes={changes} isFirst={isFirst} />
      {(next !== null || !isFirst) && (
        <nav aria-label="포인트 내역 더 보기" className="flex justify-center gap-2">
          {!isFirst && (
            <ButtonLink to={paths.points()} variant="ghost">
              처음으로
            </ButtonLink>
          )}
          {next !== null && (
            <ButtonLink to={paths.points({ before: next })} variant="secondary">
              이전 내역 보기
            </ButtonLink>
          )}
        </nav>
      )}
      {isFirst && <PointRules terms={terms} />}
    </SettingsPage>
  )
}

export const ErrorBoundary = RouteError
