import { data, type LoaderFunctionArgs, type MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ButtonLink } from '#app/components/button.tsx'
import { CAFE_PROBLEMS, isCafeProblem } from '#app/features/cafe/cafe-problems.ts'
import { SettingsPage } from '#app/features/settings/settings-page.tsx'
import { pageHandle } from '#app/page-ids.ts'
import { isBuilt, paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/onboarding/error')

export const meta: MetaFunction<typeof loader> = (args) =>
  pageMeta(args, {
    title: CAFE_PROBLEMS[args.data?.reason ?? 'unknown'].title,
    description: '카페 연동이 되지 않은 까닭과 다음에 할 일을 알려 드려요.',
    canonical: paths.onboardingError(),
    index: false,
  })

export function loader({ request }: LoaderFunctionArgs) {
  const given = new URL(request.url).searchParams.get('reason')
  const reason = isCafeProblem(given) ? given : 'unknown'
  return data({ reason }, { status: CAFE_PROBLEMS[reason].status })
}

export default function OnboardingError() {
  const { title, text, next } = CAFE_PROBLEMS[useLoaderData<typeof loader>().reason]
  return (
    <SettingsPage title={title} description={text}>
      <div className="flex flex-wrap gap-2">
        <ButtonLink to={next.to}>{next.label}</ButtonLink>
        {isBuilt('/cs-center') && (
          <ButtonLink to={paths.csCenter()} variant="secondary">
            고객센터
          </ButtonLink>
        )}
      </div>
    </SettingsPage>
  )
}

export const ErrorBoundary = RouteError
