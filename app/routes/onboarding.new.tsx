import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { newCodeForms } from '#app/features/cafe/cafe-forms.ts'
import { cafeProblemHref } from '#app/features/cafe/cafe-problems.ts'
import { OwnCode } from '#app/features/cafe/own-code.tsx'
import { SettingsPage } from '#app/features/settings/settings-page.tsx'
import { readForm } from '#app/forms/read-form.server.ts'
import { pageHandle } from '#app/page-ids.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { requireUser } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/onboarding/new')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: '두손에서 카페 연동 시작하기',
    description: '코드를 받아 카페에 넣으면 두손 계정과 연동돼요.',
    canonical: paths.onboardingNew(),
    index: false,
  })

export async function loader({ context, request }: LoaderFunctionArgs) {
  requireUser(context, request)
  const state = await context.services.main.cafeState()
  if (state.link) throw redirect(paths.onboardingDone())
  return { state }
}

export async function action({ context, request }: ActionFunctionArgs) {
  requireUser(context, request)
  const form = await readForm(request, newCodeForms)
  if (!form.ok) return form.answer
  const { main } = context.services
  if (form.intent === 'cancel') {
    await main.cancelCafeLink()
    return redirect(paths.onboardingError('cancelled'), 303)
  }
  const made = await main.makeCafeCode()
  return redirect(made.ok ? paths.onboardingNew() : cafeProblemHref(made.code), 303)
}

export default function OnboardingNew() {
  return (
    <SettingsPage
      title="두손에서 시작하기"
      back={{ to: paths.onboarding(), label: '카페 연동' }}
      description="카페의 ‘두손과 연동하기’에 코드를 넣으면 끝나요."
    >
      <OwnCode {...useLoaderData<typeof loader>()} />
    </SettingsPage>
  )
}

export const ErrorBoundary = RouteError
