import { Badge } from '#app/components/badge.tsx'
import { ButtonLink } from '#app/components/button.tsx'
import { Card } from '#app/components/card.tsx'
import { EmptyState } from '#app/components/empty-state.tsx'
import { timeLeft } from '#app/format/time-left.ts'
import { paths } from '#app/paths.ts'
import type { ReviewToWrite } from '#contracts/boot.ts'
import { ReviewSide } from './review-side.tsx'

/** The trades that can still be reviewed, the most urgent first. */
export function ReviewsToWrite({ items, now }: { items: readonly ReviewToWrite[]; now: string }) {
  if (items.length === 0)
    return (
      <EmptyState title="쓸 후기가 없어요">
        거래가 끝나고 두 사람 모두 거래 완료를 누르면 여기에 나타나요.
      </EmptyState>
    )
  return (
    <ul className="space-y-3">
      {items.map((item) => (
        <li key={item.roomId}>
          <Card className="space-y-3">
            <ReviewSide {...item} />
            <p className="flex flex-wrap items-center gap-2 text-sm text-ink-3">
              <span>{timeLeft(item.dueAt, now)}</span>
              {item.otherWrote && <Badge tone="info">상대는 썼어요</Badge>}
            </p>
            <ButtonLink to={paths.review(item.roomId)} block>
              후기 쓰기
              <span className="sr-only">: {item.other.name}</span>
            </ButtonLink>
          </Card>
        </li>
      ))}
    </ul>
  )
}
