import { ButtonLink } from '#app/components/button.tsx'
import { EmptyState } from '#app/components/empty-state.tsx'
import { Notice } from '#app/components/notice.tsx'
import { Picture } from '#app/components/picture.tsx'
import { kstDateTime } from '#app/format/time.ts'
import { paths } from '#app/paths.ts'
import type { Possession } from '#contracts/possession.ts'
import { POSSESSION_RULES } from '#contracts/possession-rules.ts'

/** What became of the request, once nothing can be sent for it any more. */
export function PossessionResult({ productSeq, check }: Possession) {
  if (!check)
    return (
      <EmptyState
        title="받은 실물 인증 요청이 없어요"
        actions={<ButtonLink to={paths.product(productSeq)}>상품으로 가기</ButtonLink>}
      >
        구매자가 요청하면 코드를 적은 종이와 함께 찍은 사진으로 상품을 가지고 있다는 것을 보여 줄 수
        있어요.
      </EmptyState>
    )
  if (check.state === 'ANSWERED')
    return (
      <>
        <Notice tone="success">
          실물 사진을 보냈어요. 구매자가 확인하면 상품에 {POSSESSION_RULES.badgeDays}일 동안 인증
          표시가 붙어요.
        </Notice>
        {check.image && (
          <Picture
            image={check.image}
            cut="w"
            alt="보낸 실물 사진"
            sizes="(min-width: 42rem) 42rem, 100vw"
            className="w-full rounded-lg"
          />
        )}
        {check.answeredAt && (
          <p className="text-sm text-ink-3">{kstDateTime(check.answeredAt)}에 보냈어요.</p>
        )}
      </>
    )
  return (
    <Notice>
      {check.state === 'REFUSED'
        ? '이번 요청은 거절했어요. 구매자가 다시 요청할 수 있어요.'
        : '요청한 시간이 지났어요. 구매자가 다시 요청하면 새 코드를 드려요.'}
    </Notice>
  )
}
