import { Link } from '@remix-run/react'
import { Badge } from '#app/components/badge.tsx'
import { ButtonLink } from '#app/components/button.tsx'
import { Card } from '#app/components/card.tsx'
import { EmptyState } from '#app/components/empty-state.tsx'
import { NothingFound } from '#app/components/illustrations.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { dotted } from '#app/format/dotted.ts'
import { PostForm } from '#app/forms/post-form.tsx'
import { paths } from '#app/paths.ts'
import type { KeywordAlert } from '#contracts/boot.ts'
import { AlertEditor } from './alert-editor.tsx'
import { alertConditions, alertListHref, alertName } from './alert-filter.ts'

/** The member's alerts; the one that is changed shows its form. */
export function AlertList({
  alerts,
  editing,
}: {
  alerts: readonly KeywordAlert[]
  editing: number | null
}) {
  if (alerts.length === 0)
    return (
      <EmptyState
        illustration={<NothingFound />}
        title="받고 있는 키워드 알림이 없어요"
        actions={<ButtonLink to={paths.search()}>검색하러 가기</ButtonLink>}
      >
        찾는 상품을 검색하고 ‘이 검색 알림 받기’를 누르면, 가격과 지역 같은 조건까지 담아 둘 수
        있어요.
      </EmptyState>
    )
  return (
    <ul className="space-y-3" aria-label="키워드 알림 목록">
      {alerts.map((alert) => (
        <Card as="li" key={alert.alertSeq} id={`alert-${alert.alertSeq}`}>
          <AlertFacts alert={alert} />
          {editing === alert.alertSeq ? (
            <AlertEditor alert={alert} />
          ) : (
            <AlertActions alert={alert} />
          )}
        </Card>
      ))}
    </ul>
  )
}

function AlertFacts({ alert }: { alert: KeywordAlert }) {
  const conditions = alertConditions(alert)
  return (
    <>
      <h2 className="flex flex-wrap items-center gap-2 text-lg font-bold text-ink">
        <Link to={alertListHref(alert.filter)} className="rounded-sm break-all hover:underline">
          {alertName(alert)}
        </Link>
        {alert.isPaused && <Badge tone="neutral">멈춤</Badge>}
      </h2>
      <p className="mt-1 text-sm text-ink-3">
        {conditions.length > 0 ? dotted(...conditions) : '모든 조건'}
      </p>
    </>
  )
}

function AlertActions({ alert }: { alert: KeywordAlert }) {
  const { alertSeq, isPaused } = alert
  const about = <span className="sr-only">: {alertName(alert)}</span>
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      <ButtonLink
        to={`${paths.keywordAlerts({ edit: alertSeq })}#alert-${alertSeq}`}
        variant="secondary"
        size="sm"
        preventScrollReset
      >
        조건 바꾸기{about}
      </ButtonLink>
      <PostForm intent={isPaused ? 'resume' : 'pause'} preventScrollReset>
        <SubmitButton name="alertSeq" value={String(alertSeq)} variant="secondary" size="sm">
          {isPaused ? '다시 받기' : '잠시 멈추기'}
          {about}
        </SubmitButton>
      </PostForm>
      <PostForm intent="remove" preventScrollReset>
        <SubmitButton name="alertSeq" value={String(alertSeq)} variant="ghost" size="sm">
          지우기{about}
        </SubmitButton>
      </PostForm>
    </div>
  )
}
