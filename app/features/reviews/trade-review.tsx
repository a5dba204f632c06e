import { ButtonLink } from '#app/components/button.tsx'
import { Card } from '#app/components/card.tsx'
import { EmptyState } from '#app/components/empty-state.tsx'
import { Notice } from '#app/components/notice.tsx'
import { kstDateTime } from '#app/format/time.ts'
import { paths } from '#app/paths.ts'
import type { TradeReview } from '#contracts/boot.ts'
import { ReplyForm } from './reply-form.tsx'
import { ReviewCard } from './review-card.tsx'
import { ReviewForm } from './review-form.tsx'
import { ReviewSide } from './review-side.tsx'

/** The reviews of one trade: what the member may write, and what the other wrote once both may be read. */
export function TradeReviewView({ review }: { review: TradeReview }) {
  const { trade, roomId, role, mine, theirs, otherWrote, canWrite, editableUntil } = review
  if (!trade)
    return (
      <EmptyState
        title="아직 끝나지 않은 거래예요"
        actions={<ButtonLink to={paths.chatRoom(roomId)}>채팅방으로 가기</ButtonLink>}
      >
        채팅방에서 두 사람 모두 거래 완료를 누르면 후기를 쓸 수 있어요.
      </EmptyState>
    )
  return (
    <>
      {!mine && (
        <Card>
          <ReviewSide {...review} />
        </Card>
      )}
      {canWrite && (
        <Notice>
          {otherWrote
            ? '상대는 이미 후기를 남겼어요. 나도 쓰면 두 후기가 함께 공개돼요.'
            : '상대가 쓴 후기는 나도 써야 볼 수 있어요.'}{' '}
          {kstDateTime(trade.dueAt)}까지 쓸 수 있어요.
        </Notice>
      )}
      {mine && <ReviewCard review={mine} title="내가 쓴 후기" />}
      {theirs && (
        <ReviewCard review={theirs} title="받은 후기">
          {!theirs.reply && theirs.hiddenReason === null && (
            <ReplyForm reviewSeq={theirs.reviewSeq} />
          )}
        </ReviewCard>
      )}
      {canWrite && <ReviewForm role={role} mine={null} />}
      {mine && editableUntil && (
        <section aria-labelledby="edit-review" className="space-y-4 pt-4">
          <h2 id="edit-review" className="text-lg font-bold text-ink">
            후기 고치기
          </h2>
          <p className="text-sm text-ink-3">
            {kstDateTime(editableUntil)}까지, 두 후기가 공개되기 전까지 고칠 수 있어요.
          </p>
          <ReviewForm role={role} mine={mine} />
        </section>
      )}
      {!mine && !canWrite && <Notice>후기를 쓸 수 있는 기간이 지났어요.</Notice>}
      {mine && !theirs && (
        <Notice>
          {otherWrote ? '상대의 후기는 함께 공개돼요.' : '상대는 아직 후기를 쓰지 않았어요.'}
        </Notice>
      )}
    </>
  )
}
