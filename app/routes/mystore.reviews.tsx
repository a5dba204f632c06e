import {
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
  redirect,
} from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Tabs } from '#app/components/tabs.tsx'
import { loadOwnReviews } from '#app/features/reviews/load-own-reviews.server.ts'
import { OwnReviewList } from '#app/features/reviews/own-review-list.tsx'
import { REVIEW_BOXES, type ReviewBox, readReviewBox } from '#app/features/reviews/review-boxes.ts'
import { replyForms } from '#app/features/reviews/review-forms.ts'
import { ReviewsToWrite } from '#app/features/reviews/reviews-to-write.tsx'
import { SettingsPage } from '#app/features/settings/settings-page.tsx'
import { readForm } from '#app/forms/read-form.server.ts'
import { pageHandle } from '#app/page-ids.ts'
import { pageNumber } from '#app/params.ts'
import { paths } from '#app/paths.ts'
import { pageMeta } from '#app/seo/page-meta.ts'
import { requireUser } from '#app/session/guards.server.ts'
import { RouteError } from '#app/shell/route-error.tsx'

export const handle = pageHandle('/mystore/reviews')

export const meta: MetaFunction = (args) =>
  pageMeta(args, {
    title: '거래 후기',
    description: '써야 할 후기와 주고받은 후기를 한곳에서 확인해요.',
    canonical: paths.ownReviews(),
    index: false,
  })

export function loader({ context, request }: LoaderFunctionArgs) {
  requireUser(context, request)
  return loadOwnReviews(context, new URL(request.url).searchParams)
}

export async function action({ context, request }: ActionFunctionArgs) {
  requireUser(context, request)
  const form = await readForm(request, replyForms)
  if (!form.ok) return form.answer
  const replied = await context.services.boot.replyToReview(form.input)
  if (!replied.ok) return form.refuse(replied, 'body')
  context.session.notify('답글을 남겼어요.')
  const { searchParams } = new URL(request.url)
  const { page } = pageNumber(searchParams)
  return redirect(addressOf(readReviewBox(searchParams), page), 303)
}

const addressOf = (box: ReviewBox, page = 1) =>
  paths.ownReviews({
    box: box === 'towrite' ? undefined : box,
    page: page > 1 ? page : undefined,
  })

export default function OwnReviews() {
  const page = useLoaderData<typeof loader>()
  const boxes = Object.keys(REVIEW_BOXES) as ReviewBox[]
  return (
    <SettingsPage title="거래 후기" back={{ to: paths.myStore(), label: '마이페이지' }}>
      <Tabs
        label="후기 종류"
        tabs={boxes.map((box) => ({
          to: addressOf(box),
          label: REVIEW_BOXES[box],
          current: box === page.box,
        }))}
      />
      {page.box === 'towrite' ? (
        <ReviewsToWrite items={page.toWrite} now={page.now} />
      ) : (
        <OwnReviewList {...page} box={page.box} to={addressOf} />
      )}
    </SettingsPage>
  )
}

export const ErrorBoundary = RouteError
