import { ButtonLink } from '#app/components/button.tsx'
import { EmptyState } from '#app/components/empty-state.tsx'
import { Pagination } from '#app/components/pagination.tsx'
import { paths } from '#app/paths.ts'
import type { OwnReview } from '#contracts/boot.ts'
import { ReplyForm } from './reply-form.tsx'
import type { ReviewBox } from './review-boxes.ts'
import { ReviewCard } from './review-card.tsx'

const EMPTY = {
  received: {
    title: '아직 받은 후기가 없어요',
    words: '거래가 끝나고 상대가 쓴 후기가 여기에 쌓여요.',
  },
  written: { title: '아직 쓴 후기가 없어요', words: '거래가 끝나면 상대에게 후기를 남겨 보세요.' },
}

/** The reviews that the member received or wrote. */
export function OwnReviewList({
  box,
  reviews,
  page,
  pageCount,
  to,
}: {
  box: 'received' | 'written'
  reviews: readonly OwnReview[]
  page: number
  pageCount: number
  to: (box: ReviewBox, page: number) => string
}) {
  if (reviews.length === 0)
    return <EmptyState title={EMPTY[box].title}>{EMPTY[box].words}</EmptyState>
  return (
    <>
      <ul className="space-y-3">
        {reviews.map((review) => (
          <li key={review.reviewSeq}>
            <ReviewCard review={review}>
              <ReviewActions box={box} review={review} />
            </ReviewCard>
          </li>
        ))}
      </ul>
      <Pagination
        label="후기 페이지"
        page={page}
        hasNext={page < pageCount}
        lastPage={pageCount}
        to={(number) => to(box, number)}
      />
    </>
  )
}

function ReviewActions({ box, review }: { box: 'received' | 'written'; review: OwnReview }) {
  if (box === 'received')
    return (
      <div className="flex flex-wrap items-start justify-between gap-2">
        {!review.reply && review.hiddenReason === null ? (
          <ReplyForm reviewSeq={review.reviewSeq} />
        ) : (
          <span />
        )}
        {review.hiddenReason === null && (
          <ButtonLink to={paths.reviewReport(review.reviewSeq)} variant="ghost" size="sm">
            신고하기
          </ButtonLink>
        )}
      </div>
    )
  return review.roomId === null ? null : (
    <ButtonLink to={paths.review(review.roomId)} variant="secondary" size="sm">
      자세히 보기
    </ButtonLink>
  )
}
