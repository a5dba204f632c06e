import { Link } from '@remix-run/react'
import { Avatar } from '#app/components/avatar.tsx'
import { Badge } from '#app/components/badge.tsx'
import { ButtonLink } from '#app/components/button.tsx'
import { EmptyState } from '#app/components/empty-state.tsx'
import { Notice } from '#app/components/notice.tsx'
import { Pagination } from '#app/components/pagination.tsx'
import { Rating } from '#app/components/rating.tsx'
import { RelativeTime } from '#app/components/relative-time.tsx'
import { count } from '#app/format/count.ts'
import { paths } from '#app/paths.ts'
import type { Review } from '#contracts/boot.ts'
import { ERROR_CATALOGUE } from '#contracts/errors.ts'
import { REVIEW_ROLES } from '#contracts/review-rules.ts'
import type { ReviewPage, StorePage } from './load-store-page.server.ts'
import { storeHref } from './store-query.ts'
import { ratingText } from './store-texts.ts'

/** Reviews of a store by members who traded with it. */
export function StoreReviews({ storeSeq, store, query, reviews, now }: StorePage) {
  const to = (page: number) => storeHref(storeSeq, { ...query, page })
  if (!reviews) return <Notice tone="warning">{ERROR_CATALOGUE.GENERIC.message}</Notice>
  if (reviews.items.length === 0)
    return query.page > 1 ? (
      <EmptyState
        title="더 보여 드릴 후기가 없습니다"
        actions={<ButtonLink to={to(1)}>첫 페이지 보기</ButtonLink>}
      />
    ) : (
      <EmptyState title="아직 받은 후기가 없습니다">
        거래가 끝나면 상대가 남긴 후기를 여기에서 볼 수 있습니다.
      </EmptyState>
    )
  return (
    <section
      aria-label="거래후기"
      className="lg:grid lg:grid-cols-[20rem_minmax(0,1fr)] lg:items-start lg:gap-10"
    >
      <ReviewSummary ratingTenths={store?.ratingTenths ?? null} reviews={reviews} />
      <div>
        <ul className="divide-y divide-line">
          {reviews.items.map((review) => (
            <li key={review.reviewSeq} className="py-5 first:pt-0 max-lg:first:pt-5">
              <ReviewEntry review={review} storeName={store?.name ?? '판매자'} now={now} />
            </li>
          ))}
        </ul>
        <Pagination
          page={query.page}
          hasNext={reviews.hasNext}
          lastPage={reviews.lastPage}
          to={to}
          label="후기 페이지"
        />
      </div>
    </section>
  )
}

function ReviewSummary({
  ratingTenths,
  reviews,
}: {
  ratingTenths: number | null
  reviews: ReviewPage
}) {
  const most = reviews.tagCounts[0]?.count ?? 1
  return (
    <div className="rounded-lg bg-surface-2 p-5">
      <p className="flex items-center gap-3">
        <span className="text-4xl font-bold text-ink tabular-nums" aria-hidden="true">
          {ratingText(ratingTenths) ?? '-'}
        </span>
        <span>
          {ratingTenths !== null && <Rating tenths={ratingTenths} stars />}
          <span className="block text-sm text-ink-3">후기 {count(reviews.total)}개</span>
        </span>
      </p>
      {reviews.tagCounts.length > 0 && (
        <ul aria-label="많이 받은 평가" className="mt-4 space-y-2">
          {reviews.tagCounts.map(({ tag, count: times }) => (
            <li key={tag} className="text-sm">
              <span className="flex justify-between gap-3">
                <span className="text-ink-2">{tag}</span>
                <span className="font-semibold text-ink tabular-nums">
                  {count(times)}
                  <span className="sr-only">번</span>
                </span>
              </span>
              <svg
                viewBox="0 0 100 2"
                preserveAspectRatio="none"
                aria-hidden="true"
                focusable="false"
                className="mt-1 block h-1.5 w-full overflow-hidden rounded-full bg-surface-3"
              >
                <rect width={(times * 100) / most} height="2" className="fill-art-gold" />
              </svg>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}

function ReviewEntry({
  review,
  storeName,
  now,
}: {
  review: Review
  storeName: string
  now: string
}) {
  const { writer, product } = review
  return (
    <article className="flex gap-3">
      <Avatar name={writer.name} image={writer.image} size="md" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-baseline justify-between gap-x-3">
          <Link
            to={paths.store(writer.storeSeq)}
            className="font-semibold text-ink hover:underline"
          >
            {writer.name}
          </Link>
          <RelativeTime at={review.createdAt} now={now} className="text-sm text-ink-3" />
        </p>
        <p className="flex items-center gap-2">
          <Rating tenths={review.rating * 10} stars />
          <span className="text-xs text-ink-3">{REVIEW_ROLES[review.writerRole]}</span>
        </p>
        {review.body && (
          <p className="mt-1.5 text-base whitespace-pre-line text-ink-2">{review.body}</p>
        )}
        {review.tags.length > 0 && (
          <p className="mt-2 flex flex-wrap gap-1">
            {review.tags.map((tag) => (
              <Badge key={tag}>{tag}</Badge>
            ))}
          </p>
        )}
        {product && (
          <p className="mt-2 truncate text-sm text-ink-3">
            거래 상품{' '}
            {product.visible ? (
              <Link
                to={paths.product(product.productSeq)}
                className="text-ink-2 underline decoration-line-strong underline-offset-4 hover:text-ink"
              >
                {product.title}
              </Link>
            ) : (
              product.title
            )}
          </p>
        )}
        {review.reply && (
          <div className="mt-3 rounded-md bg-surface-2 p-3 text-sm">
            <p className="font-semibold text-ink">{storeName}의 답글</p>
            <p className="mt-1 whitespace-pre-line text-ink-2">{review.reply}</p>
          </div>
        )}
        <p className="text-end">
          <Link
            to={paths.reviewReport(review.reviewSeq)}
            className="inline-flex min-h-11 min-w-6 items-center justify-center text-xs text-ink-3 hover:text-ink hover:underline"
          >
            신고
            <span className="sr-only">: {writer.name}님의 후기</span>
          </Link>
        </p>
      </div>
    </article>
  )
}
