import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Card } from '#app/components/card.tsx'
import { objectionSchema } from '#app/features/damage-report/damage-forms.ts'
import { AccusationCard } from '#app/features/damage-report/damage-lists.tsx'
import { ObjectionForm } from '#app/features/damage-report/objection-form.tsx'
import { SettingsPage } from '#app/features/settings/settings-page.tsx'
import { readForm } from '#app/forms/read-form.server.ts'
import type { LoadContext } from '#app/load-context.server.ts'
import { pageHandle } from '#app/page-ids.ts'
import { params, parseParams } from '#app/params.ts'
import { paths } from '#app/paths.ts'
import { errorMeta, pageMeta } from '#app/seo/page-meta.ts'
import { requireUser } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/damage-report/:reportSeq/objection')

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data
    ? pageMeta(args, {
        title: '피해사례 이의 신청',
        description: '나에 대한 피해사례가 사실과 다르면 이의를 낼 수 있어요.',
        canonical: paths.damageObjection(args.data.accusation.reportSeq),
        index: false,
      })
    : errorMeta()

/** @throws 404 where no published report of this number names the member */
async function accusationOf(context: LoadContext, values: unknown) {
  const { reportSeq } = parseParams(params.report, values)
  const { about } = await context.services.customerService.damageReports()
  const accusation = about.find((report) => report.reportSeq === reportSeq)
  if (!accusation) throw data(null, { status: 404 })
  return accusation
}

export async function loader({ context, request, params: values }: LoaderFunctionArgs) {
  requireUser(context, request)
  return { accusation: await accusationOf(context, values) }
}

export async function action({ context, request, params: values }: ActionFunctionArgs) {
  requireUser(context, request)
  const { reportSeq, linkedBy } = await accusationOf(context, values)
  const form = await readForm(request, { object: objectionSchema })
  if (!form.ok) return form.answer
  const sent = await context.services.customerService.objectToDamageReport({
    reportSeq,
    ...form.input,
  })
  if (!sent.ok) return form.refuse(sent)
  context.session.notify(
    linkedBy.length > 0
      ? '이의를 접수했어요. 확인하는 동안 계정을 잇지 않아요.'
      : '이의를 접수했어요. 피해사례는 지금부터 가려져요.',
  )
  return redirect(paths.damageReports(), 303)
}

export default function ObjectionPage() {
  const { accusation } = useLoaderData<typeof loader>()
  return (
    <SettingsPage
      title="피해사례 이의 신청"
      back={{ to: paths.damageReports(), label: '피해사례 등록' }}
    >
      <AccusationCard accusation={accusation} withLink={false} />
      {accusation.objection ? (
        <Card as="section" aria-labelledby="objection">
          <h2 id="objection" className="text-base font-bold text-ink">
            내가 낸 이의
          </h2>
          <p className="mt-2 text-base break-words whitespace-pre-wrap text-ink-2">
            {accusation.objection.text}
          </p>
        </Card>
      ) : (
        <ObjectionForm isLinked={accusation.linkedBy.length > 0} />
      )}
    </SettingsPage>
  )
}

export const ErrorBoundary = RouteError
