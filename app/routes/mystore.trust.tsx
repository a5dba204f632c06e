import { type LoaderFunctionArgs, type MetaFunction, redirect } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Card } from '#app/components/card.tsx'
import { Pagination } from '#app/components/pagination.tsx'
import { TrustChanges } from '#app/features/reviews/trust-changes.tsx'
import { TrustTiers } from '#app/features/reviews/trust-tiers.tsx'
import { SettingsPage } from '#app/features/settings/settings-page.tsx'
import { TrustScore } from '#app/features/store/trust-score.tsx'
import { pageHandle } from '#app/page-ids.ts'
import { pageNumber } from '#app/params.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { requireUser } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/mystore/trust')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: '신뢰지수',
    description: '내 신뢰지수가 무엇으로 이루어졌고 왜 바뀌었는지 확인해요.',
    canonical: paths.trustScore(),
    index: false,
  })

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireUser(context, request)
  const { page, isClean } = pageNumber(new URL(request.url).searchParams)
  if (!isClean) throw redirect(paths.trustScore({ page: page > 1 ? page : undefined }))
  const trust = await context.services.boot.trust({ page })
  if (page > 1 && trust.changes.length === 0) throw redirect(paths.trustScore())
  return { ...trust, page }
}

export default function TrustPage() {
  const { score, points, changes, page, pageCount } = useLoaderData<typeof loader>()
  return (
    <SettingsPage
      title="신뢰지수"
      back={{ to: paths.myStore(), label: '마이페이지' }}
      description="점수는 이유 없이 내려가지 않아요. 바뀔 때마다 이유를 남겨 둬요."
    >
      <Card>
        <TrustScore score={score} points={points} />
      </Card>
      <TrustTiers score={score} />
      <TrustChanges changes={changes} />
      <Pagination
        label="바뀐 기록 페이지"
        page={page}
        hasNext={page < pageCount}
        lastPage={pageCount}
        to={(to) => paths.trustScore({ page: to > 1 ? to : undefined })}
      />
    </SettingsPage>
  )
}

export const ErrorBoundary = RouteError
