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

export const handle = pageHandle('/product/:productSeq/report')

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data
    ? pageMeta(args, {
        title: '상품 신고하기',
        description: '문제가 있는 상품을 운영팀에 알려 주세요.',
        canonical: paths.productReport(args.data.productSeq),
        index: false,
      })
    : errorMeta()

export async function loader({ context, request, params: values }: LoaderFunctionArgs) {
  requireUser(context, request)
  const { productSeq } = parseParams(params.product, values)
  const answer = await context.services.product.detail({ productSeq })
  if (!answer.ok) throw data(null, { status: answer.status })
  return { productSeq, title: answer.data.title }
}

export async function action({ context, request, params: values }: ActionFunctionArgs) {
  requireUser(context, request)
  const { productSeq } = parseParams(params.product, values)
  const form = await readForm(request, { report: reportFields('PRODUCT') })
  if (!form.ok) return form.answer
  const answer = await context.services.product.report({ productSeq, ...form.input })
  if (!answer.ok) return form.refuse(answer)
  context.session.notify('신고를 접수했어요. 운영팀이 확인할게요.')
  return redirect(paths.product(productSeq), 303)
}

export default function ProductReportPage() {
  const { productSeq, title } = useLoaderData<typeof loader>()
  const page = paths.product(productSeq)
  return (
    <SettingsPage title="상품 신고하기" back={{ to: page, label: title }}>
      <ListingReportForm kind="PRODUCT" back={page} />
    </SettingsPage>
  )
}

export const ErrorBoundary = RouteError
