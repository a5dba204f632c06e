import { randomUUID } from 'node:crypto'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { OrderTermExamples } from '#app/features/operator/order-terms/term-examples.tsx'
import { OrderTermForm } from '#app/features/operator/order-terms/term-form.tsx'
import { termForms } from '#app/features/operator/order-terms/term-schema.ts'
import { SettingsPage } from '#app/features/settings/settings-page.tsx'
import { readForm } from '#app/forms/read-form.server.ts'
import { shownAgain } from '#app/forms/shown-again.server.ts'
import { pageHandle } from '#app/page-ids.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { requireOperator } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'
import { firstNoticedDay } from '#contracts/notice-days.ts'
import type { OrderTerms } from '#contracts/order-states.ts'

export const handle = pageHandle('/operator/order-terms/new')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: '새 조건 정하기',
    description:
      '안심결제의 수수료와 한도, 주문의 기한을 시행일부터 바꾸고, 저장하기 전에 견주어 봅니다.',
    canonical: paths.operatorNewOrderTerms(),
    index: false,
  })

/** The terms that are in force, and those that the form begins with: of an earlier row by `from`. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  requireOperator(context, request)
  const { items, today } = await context.services.gateway.orderTerms()
  const inForce = items.find(({ state }) => state === 'IN_FORCE')
  if (!inForce) throw data(null, { status: 404 })
  const from = new URL(request.url).searchParams.get('from')
  const chosen = items.find(({ termsSeq }) => String(termsSeq) === from) ?? inForce
  return {
    inForce: inForce.terms,
    terms: chosen.terms,
    firstDay: firstNoticedDay(today, false),
    seen: Math.max(...items.map(({ termsSeq }) => termsSeq)),
    formKey: randomUUID(),
  }
}

export async function action({ context, request }: ActionFunctionArgs) {
  requireOperator(context, request)
  const form = await readForm(request, termForms)
  if (!form.ok) return form.answer
  const { formKey, seen, day, reason, ...terms } = form.input
  if (form.intent === 'preview') return shownAgain(form, { preview: terms })
  const stored = await context.services.gateway.scheduleOrderTerms({
    formKey,
    seen,
    day,
    reason,
    terms,
  })
  if (!stored.ok) return form.refuse(stored, { TOO_SOON: 'day', TAKEN: 'day' })
  context.session.notify('저장하고 공지사항으로 알렸어요.')
  return redirect(paths.operatorOrderTerms(), 303)
}

export default function NewOrderTerms() {
  const { inForce, ...form } = useLoaderData<typeof loader>()
  const { preview } = Object(useActionData<typeof action>()) as { preview?: OrderTerms }
  return (
    <SettingsPage
      title="새 조건 정하기"
      back={{ to: paths.operatorOrderTerms(), label: '요금·기한 관리' }}
    >
      {preview && <OrderTermExamples before={inForce} after={preview} />}
      <OrderTermForm {...form} />
    </SettingsPage>
  )
}

export const ErrorBoundary = RouteError
