import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ListingReportForm } from '#app/features/report/listing-report-form.tsx'
import { reportFields } from '#app/features/report/report-fields.ts'
import { SettingsPage } from '#app/features/settings/settings-page.tsx'
import { readForm } from '#app/forms/read-form.server.ts'
import { pageHandle } from '#app/page-ids.ts'
import { params, parseParams } from '#app/params.ts'
import { paths } from '#app/paths.ts'
import { errorMeta, pageMeta } from '#app/seo/page-meta.ts'
import { requireUser } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/store/:storeSeq/report')

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data
    ? pageMeta(args, {
        title: '가게 신고하기',
        description: '문제가 있는 가게를 운영팀에 알려 주세요.',
        canonical: paths.storeReport(args.data.storeSeq),
        index: false,
      })
    : errorMeta()

export async function loader({ context, request, params: values }: LoaderFunctionArgs) {
  requireUser(context, request)
  const { storeSeq } = parseParams(params.store, values)
  const answer = await context.services.boot.store({ storeSeq })
  if (!answer.ok) throw data(null, { status: answer.status })
  return { storeSeq, name: answer.data.name }
}

export async function action({ context, request, params: values }: ActionFunctionArgs) {
  requireUser(context, request)
  const { storeSeq } = parseParams(params.store, values)
  const form = await readForm(request, { report: reportFields('STORE') })
  if (!form.ok) return form.answer
  const answer = await context.services.boot.report({ storeSeq, ...form.input })
  if (!answer.ok) return form.refuse(answer)
  context.session.notify('신고를 접수했어요. 운영팀이 확인할게요.')
  return redirect(paths.store(storeSeq), 303)
}

export default function StoreReportPage() {
  const { storeSeq, name } = useLoaderData<typeof loader>()
  const page = paths.store(storeSeq)
  return (
    <SettingsPage title="가게 신고하기" back={{ to: page, label: name }}>
      <ListingReportForm kind="STORE" back={page} />
    </SettingsPage>
  )
}

export const ErrorBoundary = RouteError
