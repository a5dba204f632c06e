import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Notice } from '#app/components/notice.tsx'
import { DutiesForm } from '#app/features/operator/duties/duties-form.tsx'
import { dutiesSchema } from '#app/features/operator/duties/duties-schema.ts'
import { nameOf } from '#app/features/operator/duties/operator-list.tsx'
import { SettingsPage } from '#app/features/settings/settings-page.tsx'
import { readForm } from '#app/forms/read-form.server.ts'
import { pageHandle } from '#app/page-ids.ts'
import { params, parseParams } from '#app/params.ts'
import { paths } from '#app/paths.ts'
import { errorMeta, pageMeta } from '#app/seo/page-meta.ts'
import { requireOperator } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'
import { dutyWords } from '#contracts/duties.ts'

export const handle = pageHandle('/operator/operators/:userSeq')

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data
    ? pageMeta(args, {
        title: `운영자 ${args.data.operator.userSeq}의 담당`,
        description: '관리자가 운영자 한 명에게 담당을 맡기거나 거둡니다.',
        canonical: paths.operatorDuties(args.data.operator.userSeq),
        index: false,
      })
    : errorMeta()

export async function loader({ context, request, params: values }: LoaderFunctionArgs) {
  requireOperator(context, request)
  const { userSeq } = parseParams(params.member, values)
  const { items } = await context.services.main.operators()
  const operator = items.find((one) => one.userSeq === userSeq)
  if (!operator) throw data(null, { status: 404 })
  return { operator }
}

export async function action({ context, request, params: values }: ActionFunctionArgs) {
  requireOperator(context, request)
  const { userSeq } = parseParams(params.member, values)
  const form = await readForm(request, { SET: dutiesSchema })
  if (!form.ok) return form.answer
  const answer = await context.services.main.setDuties({ userSeq, ...form.input })
  if (!answer.ok) return form.refuse(answer)
  context.session.notify('담당을 바꿨어요.')
  return redirect(paths.operators(), 303)
}

export default function OperatorDuties() {
  const { operator } = useLoaderData<typeof loader>()
  return (
    <SettingsPage
      title={nameOf(operator)}
      back={{ to: paths.operators(), label: '운영자 관리' }}
      description={`지금 담당: ${dutyWords(operator.duties) || '없음'}`}
    >
      {operator.role === 'ADMIN' ? (
        <Notice>관리자는 모든 일을 맡고 있어요. 담당을 바꿀 수 없어요.</Notice>
      ) : (
        <DutiesForm operator={operator} />
      )}
    </SettingsPage>
  )
}

export const ErrorBoundary = RouteError
