import type { ReactNode } from 'react'
import { Badge } from '#app/components/badge.tsx'
import { Card } from '#app/components/card.tsx'
import { Notice } from '#app/components/notice.tsx'
import { Rating } from '#app/components/rating.tsx'
import { kstDateShort, kstDateTime } from '#app/format/time.ts'
import type { OwnReview } from '#contracts/boot.ts'
import { ReviewSide } from './review-side.tsx'

/** A review of the member's own trades, with what others do not see of it. */
export function ReviewCard({
  review,
  title,
  level = 2,
  children,
}: {
  review: OwnReview
  title?: string
  level?: 2 | 3
  /** What can be done with it. */
  children?: ReactNode
}) {
  const { rating, tags, body, reply, createdAt, visibleAt, dueAt, hiddenReason } = review
  const Heading = `h${level}` as const
  return (
    <Card as="article" className="space-y-3">
      {title && <Heading className="text-base font-bold text-ink">{title}</Heading>}
      <ReviewSide {...review} />
      <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-3">
        <Rating tenths={rating * 10} stars />
        <time dateTime={createdAt}>{kstDateShort(createdAt)}</time>
        {!visibleAt && <Badge tone="info">공개 전</Badge>}
        {hiddenReason !== null && <Badge tone="danger">가려짐</Badge>}
      </p>
      {body && <p className="text-base whitespace-pre-line wrap-anywhere text-ink-2">{body}</p>}
      {tags.length > 0 && (
        <p className="flex flex-wrap gap-1">
          {tags.map((tag) => (
            <Badge key={tag}>{tag}</Badge>
          ))}
        </p>
      )}
      {reply && (
        <div className="rounded-md bg-surface-2 p-3 text-sm">
          <p className="font-semibold text-ink">답글</p>
          <p className="mt-1 whitespace-pre-line wrap-anywhere text-ink-2">{reply}</p>
        </div>
      )}
      {!visibleAt && dueAt && (
        <p className="text-sm text-ink-3">
          두 사람이 모두 쓰면 함께 공개돼요. 상대가 쓰지 않으면{' '}
          <time dateTime={dueAt}>{kstDateTime(dueAt)}</time>에 공개돼요.
        </p>
      )}
      {hiddenReason !== null && (
        <Notice tone="warning">
          운영정책에 따라 다른 사람에게 보이지 않아요. {hiddenReason && `사유: ${hiddenReason}`}
        </Notice>
      )}
      {children}
    </Card>
  )
}
