import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ButtonLink } from '#app/components/button.tsx'
import { EmptyState } from '#app/components/empty-state.tsx'
import { CafeLinked } from '#app/features/cafe/cafe-overview.tsx'
import { SettingsPage } from '#app/features/settings/settings-page.tsx'
import { pageHandle } from '#app/page-ids.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { requireUser } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/onboarding/done')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: '카페 연동 결과',
    description: '어느 카페 회원과 연동됐는지 볼 수 있어요.',
    canonical: paths.onboardingDone(),
    index: false,
  })

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireUser(context, request)
  return { state: await context.services.main.cafeState() }
}

export default function OnboardingDone() {
  const { state } = useLoaderData<typeof loader>()
  const back = { to: paths.onboarding(), label: '카페 연동' }
  if (state.link)
    return (
      <SettingsPage title="연동을 마쳤어요" back={back}>
        <CafeLinked state={state} />
      </SettingsPage>
    )
  return (
    <SettingsPage title="아직 연동되지 않았어요" back={back}>
      <EmptyState
        title="카페에 코드를 넣지 않았어요"
        actions={
          <ButtonLink to={state.claim ? paths.cafeConfirm() : paths.onboardingNew()}>
            이어서 하기
          </ButtonLink>
        }
      >
        코드를 넣었는데도 이 화면이 보이면, 카페에 나온 안내를 확인해 주세요.
      </EmptyState>
    </SettingsPage>
  )
}

export const ErrorBoundary = RouteError
