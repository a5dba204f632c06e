import { ButtonLink } from '#app/components/button.tsx'
import { EmptyState } from '#app/components/empty-state.tsx'
import { NothingFound } from '#app/components/illustrations.tsx'
import { paths } from '#app/paths.ts'
import { NOTICE_DAYS } from '#contracts/notice.ts'
import type { NoticesQuery } from './notices-query.ts'

/** An inbox without notices, or a part of it. */
export function NoNotices({
  query: { group, page },
  level,
}: {
  query: NoticesQuery
  level?: 2 | 3
}) {
  if (page > 1)
    return (
      <EmptyState
        illustration={<NothingFound />}
        title="이 페이지에는 알림이 없어요"
        actions={<ButtonLink to={paths.notices()}>처음부터 보기</ButtonLink>}
      />
    )
  return (
    <EmptyState
      illustration={<NothingFound />}
      title={group ? '여기에는 알림이 없어요' : '아직 받은 알림이 없어요'}
      {...(level && { level })}
      actions={
        <ButtonLink to={paths.keywordAlerts()} variant="secondary">
          키워드 알림 만들기
        </ButtonLink>
      }
    >
      찜한 상품의 가격이 내리거나 찾던 상품이 올라오면 여기에서 알려 드려요. 알림은 {NOTICE_DAYS}일
      동안 보관해요.
    </EmptyState>
  )
}
