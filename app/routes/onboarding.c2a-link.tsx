import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { confirmForms } from '#app/features/cafe/cafe-forms.ts'
import { cafeProblemHref } from '#app/features/cafe/cafe-problems.ts'
import { ConfirmCafe } from '#app/features/cafe/confirm-cafe.tsx'
import { SettingsPage } from '#app/features/settings/settings-page.tsx'
import { readForm } from '#app/forms/read-form.server.ts'
import { pageHandle } from '#app/page-ids.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { requireUser } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/onboarding/c2a-link')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: '카페 회원 확인',
    description: '어느 카페 회원과 어느 가게가 연동되는지 확인해요.',
    canonical: paths.cafeConfirm(),
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
  const form = await readForm(request, confirmForms)
  if (!form.ok) return form.answer
  const { main } = context.services
  if (form.intent === 'cancel') {
    await main.cancelCafeLink()
    return redirect(paths.onboardingError('cancelled'), 303)
  }
  const linked = await main.confirmCafeLink(form.input)
  return redirect(linked.ok ? paths.onboardingDone() : cafeProblemHref(linked.code), 303)
}

export default function OnboardingConfirm() {
  return (
    <SettingsPage
      title="이 카페 회원이 맞나요?"
      back={{ to: paths.onboarding(), label: '카페 연동' }}
    >
      <ConfirmCafe {...useLoaderData<typeof loader>()} />
    </SettingsPage>
  )
}

export const ErrorBoundary = RouteError
