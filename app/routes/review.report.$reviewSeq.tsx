import {
  type ActionFunctionArgs,
  data,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Card } from '#app/components/card.tsx'
import { Rating } from '#app/components/rating.tsx'
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

export const handle = pageHandle('/review/report/:reviewSeq')

export const meta: MetaFunction<typeof loader> = (args) =>
  args.data
    ? pageMeta(args, {
        title: '후기 신고하기',
        description: '문제가 있는 후기를 운영팀에 알려 주세요.',
        canonical: paths.reviewReport(args.data.review.reviewSeq),
        index: false,
      })
    : errorMeta()

export async function loader({ context, request, params: values }: LoaderFunctionArgs) {
  requireUser(context, request)
  const answer = await context.services.boot.review(parseParams(params.review, values))
  if (!answer.ok) throw data(null, { status: answer.status })
  return { review: answer.data }
}

export async function action({ context, request, params: values }: ActionFunctionArgs) {
  requireUser(context, request)
  const { reviewSeq } = parseParams(params.review, values)
  const form = await readForm(request, { report: reportFields('REVIEW') })
  if (!form.ok) return form.answer
  const review = await context.services.boot.review({ reviewSeq })
  const answer = await context.services.boot.reportReview({ reviewSeq, ...form.input })
  if (!answer.ok) return form.refuse(answer)
  context.session.notify('신고를 접수했어요. 운영팀이 확인할게요.')
  return redirect(review.ok ? storeOf(review.data) : paths.home(), 303)
}

const storeOf = ({ storeSeq }: { storeSeq: number }) => paths.store(storeSeq, { tab: 'reviews' })

export default function ReviewReportPage() {
  const { review } = useLoaderData<typeof loader>()
  return (
    <SettingsPage
      title="후기 신고하기"
      back={{ to: storeOf(review), label: `${review.storeName}의 후기` }}
    >
      <Card as="section" aria-label="신고할 후기" tone="soft">
        <p className="font-semibold text-ink">{review.writer.name}</p>
        <Rating tenths={review.rating * 10} stars />
        {review.body && (
          <p className="mt-1 text-sm whitespace-pre-line wrap-anywhere text-ink-2">{review.body}</p>
        )}
      </Card>
      <ListingReportForm kind="REVIEW" back={storeOf(review)} />
    </SettingsPage>
  )
}

export const ErrorBoundary = RouteError
