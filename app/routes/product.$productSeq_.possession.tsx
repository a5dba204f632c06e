import { randomUUID } from 'node:crypto'
import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { PossessionAnswer } from '#app/features/possession/possession-answer.tsx'
import { possessionForms } from '#app/features/possession/possession-forms.ts'
import { PossessionResult } from '#app/features/possession/possession-result.tsx'
import { SettingsPage } from '#app/features/settings/settings-page.tsx'
import { readForm } from '#app/forms/read-form.server.ts'
import { pageHandle } from '#app/page-ids.ts'
import { params, parseParams } from '#app/params.ts'
import { paths } from '#app/paths.ts'
import { errorMeta, pageMeta } from '#app/seo/page-meta.ts'
import { requireUser } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/product/:productSeq/possession')

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data
    ? pageMeta(args, {
        title: '실물 인증',
        description: '코드를 적은 종이와 상품을 함께 찍어 구매자에게 보여 줘요.',
        canonical: paths.possession(args.data.possession.productSeq),
        index: false,
      })
    : errorMeta()

export async function loader({ context, request, params: values }: LoaderFunctionArgs) {
  requireUser(context, request)
  const answer = await context.services.product.possession(parseParams(params.product, values))
  if (!answer.ok) throw data(null, { status: answer.status })
  return { possession: answer.data, uploadId: randomUUID(), now: context.now.toISOString() }
}

export async function action({ context, request, params: values }: ActionFunctionArgs) {
  requireUser(context, request)
  const { productSeq } = parseParams(params.product, values)
  const { product } = context.services
  const own = await product.possession({ productSeq })
  if (!own.ok) throw data(null, { status: own.status })
  const form = await readForm(request, possessionForms)
  if (!form.ok) return form.answer
  if (form.intent === 'refuse') {
    const refused = await product.refusePossession({ productSeq, ...form.input })
    if (!refused.ok) return form.refuse(refused)
    context.session.notify('요청을 거절했어요.')
    return redirect(paths.possession(productSeq), 303)
  }
  const sent = await product.answerPossession({ productSeq, ...form.input })
  if (!sent.ok) return form.refuse(sent, FIELDS)
  context.session.notify('실물 사진을 보냈어요.')
  return redirect(paths.possession(productSeq), 303)
}

/** Where each refusal of the host belongs; the others concern the form. */
const FIELDS = {
  WRONG_CODE: 'code',
  COPIED: 'photo',
  EMPTY: 'photo',
  TOO_LARGE: 'photo',
  HEIC: 'photo',
  WRONG_TYPE: 'photo',
  BROKEN: 'photo',
  TOO_MANY_PIXELS: 'photo',
}

export default function PossessionPage() {
  const { possession, uploadId, now } = useLoaderData<typeof loader>()
  const { productSeq, title, check } = possession
  return (
    <SettingsPage title="실물 인증" back={{ to: paths.product(productSeq), label: title }}>
      {check?.state === 'OPEN' ? (
        <PossessionAnswer key={check.checkSeq} check={check} uploadId={uploadId} now={now} />
      ) : (
        <PossessionResult {...possession} />
      )}
    </SettingsPage>
  )
}

export const ErrorBoundary = RouteError
