import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { overviewForms } from '#app/features/cafe/cafe-forms.ts'
import { CafeOverview } from '#app/features/cafe/cafe-overview.tsx'
import { cafeProblemHref } from '#app/features/cafe/cafe-problems.ts'
import { SettingsPage } from '#app/features/settings/settings-page.tsx'
import { readForm } from '#app/forms/read-form.server.ts'
import { pageHandle } from '#app/page-ids.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { requireUser } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/onboarding')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: '카페 연동',
    description: '두손 카페의 회원과 두손 계정을 연동할 수 있어요.',
    canonical: paths.onboarding(),
    index: false,
  })

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireUser(context, request)
  const { main } = context.services
  const [state, { hasNaver }] = await Promise.all([main.cafeState(), main.cafeLink()])
  return { state, hasNaver }
}

export async function action({ context, request }: ActionFunctionArgs) {
  requireUser(context, request)
  const form = await readForm(request, overviewForms)
  if (!form.ok) return form.answer
  const linked = await context.services.main.linkCafe()
  return redirect(linked.ok ? paths.onboardingDone() : cafeProblemHref(linked.code), 303)
}

export default function Onboarding() {
  return (
    <SettingsPage
      title="카페 연동"
      back={{ to: paths.providers(), label: '로그인 방법 관리' }}
      description="두손 카페의 회원과 두손 계정을 하나씩 짝지어요. 카페에 쓴 글을 두손으로 가져올 수 있어요."
    >
      <CafeOverview {...useLoaderData<typeof loader>()} />
    </SettingsPage>
  )
}

export const ErrorBoundary = RouteError
