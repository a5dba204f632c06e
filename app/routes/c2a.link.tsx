import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import {
  cafeCodeOfVisitor,
  stripCafeCode,
  withoutCafeCode,
} from '#app/features/cafe/cafe-code-cookie.server.ts'
import { CafeCodeForm } from '#app/features/cafe/cafe-code-form.tsx'
import { cafeCodeSchema } from '#app/features/cafe/cafe-forms.ts'
import { cafeProblemHref } from '#app/features/cafe/cafe-problems.ts'
import { SettingsPage } from '#app/features/settings/settings-page.tsx'
import { readForm } from '#app/forms/read-form.server.ts'
import { pageHandle } from '#app/page-ids.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { requireUser } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/c2a/link')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: '카페에서 받은 코드 넣기',
    description: '카페에서 받은 코드를 넣어 두손 계정과 연동해요.',
    canonical: paths.cafeCode(),
    index: false,
  })

export function loader({ context, request }: LoaderFunctionArgs) {
  stripCafeCode(context, request)
  requireUser(context, request)
  return { code: cafeCodeOfVisitor(request) }
}

export async function action({ context, request }: ActionFunctionArgs) {
  requireUser(context, request)
  const form = await readForm(request, { take: cafeCodeSchema })
  if (!form.ok) return form.answer
  const taken = await context.services.main.takeCafeCode(form.input)
  if (!taken.ok && taken.code === 'CODE_WRONG') return form.refuse(taken, 'code')
  // A cafe that does not answer has not taken the code.
  const headers = taken.ok || taken.code !== 'CAFE_DOWN' ? withoutCafeCode(context) : {}
  const next = taken.ok ? paths.cafeConfirm() : cafeProblemHref(taken.code)
  return redirect(next, { status: 303, headers })
}

export default function EnterCafeCode() {
  return (
    <SettingsPage
      title="카페에서 받은 코드 넣기"
      back={{ to: paths.onboarding(), label: '카페 연동' }}
      description="카페의 ‘두손과 연동하기’에서 코드를 받을 수 있어요."
    >
      <CafeCodeForm {...useLoaderData<typeof loader>()} />
    </SettingsPage>
  )
}

export const ErrorBoundary = RouteError
