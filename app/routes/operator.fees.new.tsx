import { randomUUID } from 'node:crypto'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { FeeExamples } from '#app/features/operator/fees/fee-examples.tsx'
import { FeeForm } from '#app/features/operator/fees/fee-form.tsx'
import { feeForms } from '#app/features/operator/fees/fee-schema.ts'
import { SettingsPage } from '#app/features/settings/settings-page.tsx'
import { readForm } from '#app/forms/read-form.server.ts'
import { shownAgain } from '#app/forms/shown-again.server.ts'
import { pageHandle } from '#app/page-ids.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { requireOperator } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'
import { type Fees, feesOf } from '#contracts/fee-rules.ts'
import { firstNoticedDay } from '#contracts/notice-days.ts'

export const handle = pageHandle('/operator/fees/new')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: '새 요금 정하기',
    description: '안심결제의 수수료와 한도를 시행일부터 바꾸고, 저장하기 전에 견주어 봅니다.',
    canonical: paths.operatorNewFees(),
    index: false,
  })

/** The fees that are in force, and those that the form begins with: of an earlier row by `from`. */
export async function loader({ context, request }: LoaderFunctionArgs) {
  requireOperator(context, request)
  const { items, today } = await context.services.gateway.fees()
  const inForce = items.find(({ state }) => state === 'IN_FORCE')
  if (!inForce) throw data(null, { status: 404 })
  const from = new URL(request.url).searchParams.get('from')
  const chosen = items.find(({ termsSeq }) => String(termsSeq) === from) ?? inForce
  return {
    inForce: inForce.fees,
    fees: chosen.fees,
    firstDay: firstNoticedDay(today, false),
    seen: Math.max(...items.map(({ termsSeq }) => termsSeq)),
    formKey: randomUUID(),
  }
}

export async function action({ context, request }: ActionFunctionArgs) {
  requireOperator(context, request)
  const form = await readForm(request, feeForms)
  if (!form.ok) return form.answer
  const { formKey, seen, day, reason } = form.input
  const fees = feesOf(form.input)
  if (form.intent === 'preview') return shownAgain(form, { preview: fees })
  const stored = await context.services.gateway.scheduleFees({ formKey, seen, day, reason, fees })
  if (!stored.ok) return form.refuse(stored, { TOO_SOON: 'day', TAKEN: 'day' })
  context.session.notify('저장하고 공지사항으로 알렸어요.')
  return redirect(paths.operatorFees(), 303)
}

export default function NewFees() {
  const { inForce, ...form } = useLoaderData<typeof loader>()
  const { preview } = Object(useActionData<typeof action>()) as { preview?: Fees }
  return (
    <SettingsPage title="새 요금 정하기" back={{ to: paths.operatorFees(), label: '요금 관리' }}>
      {preview && <FeeExamples before={inForce} after={preview} />}
      <FeeForm {...form} />
    </SettingsPage>
  )
}

export const ErrorBoundary = RouteError
