import { redirect } from '@remix-run/node'
import type { LoadContext } from '#app/load-context.server.ts'
import { pageNumber } from '#app/params.ts'
import { paths } from '#app/paths.ts'
import type { OwnReview, ReviewToWrite } from '#contracts/boot.ts'
import { type ReviewBox, readReviewBox } from './review-boxes.ts'

interface OwnReviewsPage {
  box: ReviewBox
  page: number
  pageCount: number
  toWrite: ReviewToWrite[]
  reviews: OwnReview[]
  /** Moment of the request. */
  now: string
}

/** One tab of the member's reviews. @throws a redirect for a page after the last one */
export async function loadOwnReviews(
  { services, now }: Pick<LoadContext, 'services' | 'now'>,
  query: URLSearchParams,
): Promise<OwnReviewsPage> {
  const box = readReviewBox(query)
  const { page } = pageNumber(query)
  const base = { box, page, pageCount: 1, toWrite: [], reviews: [], now: now.toISOString() }
  if (box === 'towrite') return { ...base, toWrite: (await services.boot.reviewsToWrite()).items }
  const { items, pageCount } = await services.boot.ownReviews({
    box: box === 'received' ? 'RECEIVED' : 'WRITTEN',
    page,
  })
  if (page > 1 && items.length === 0) throw redirect(paths.ownReviews({ box }))
  return { ...base, reviews: items, pageCount }
}
