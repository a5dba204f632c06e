import { Badge } from '#app/components/badge.tsx'
import { Card } from '#app/components/card.tsx'
import { Notice } from '#app/components/notice.tsx'
import { kstDate, kstDateTime } from '#app/format/time.ts'
import type { DamageReport } from '#contracts/damage-report.ts'
import { DAMAGE_STATES, type DamageState } from '#contracts/damage-report-rules.ts'
import { DECISION_REASONS } from '#contracts/decision-reasons.ts'

const SAID: Record<DamageState, string> = {
  DRAFT: '아직 보내지 않았어요.',
  RECEIVED: '운영팀이 곧 확인을 시작해요. 보통 영업일 이틀 안에 알려 드려요.',
  REVIEWING: '운영팀이 내용과 증거를 확인하고 있어요.',
  PUBLISHED: '사기조회에서 이 번호를 찾으면 피해사례가 보여요.',
  RETURNED: '이유를 보고 고친 뒤 다시 보낼 수 있어요.',
  OBJECTED: '상대방이 이의를 내서 잠시 가려졌어요. 운영팀이 확인하고 결정해요.',
  REMOVED: '상대방의 이의를 받아들여 게시를 취소했어요.',
  WITHDRAWN: '거두어들인 피해사례예요.',
}

/** What a state means, as a badge. */
export function StateBadge({ state }: { state: DamageState }) {
  const tone =
    state === 'PUBLISHED'
      ? 'safe'
      : state === 'RETURNED' || state === 'OBJECTED'
        ? 'warning'
        : undefined
  return <Badge tone={tone}>{DAMAGE_STATES[state].label}</Badge>
}

/** What became of a report, and its history. */
export function ReportStatus({
  report,
}: {
  report: Pick<DamageReport, 'state' | 'events' | 'objection'>
}) {
  const { state, events, objection } = report
  const reason = events.findLast(({ by }) => by === 'OPERATOR')
  const isDecided = state === 'RETURNED' || state === 'REMOVED' || state === 'PUBLISHED'
  return (
    <>
      <Card as="section" aria-labelledby="state">
        <h2 id="state" className="flex items-center gap-2 text-base font-bold text-ink">
          처리 상태 <StateBadge state={state} />
        </h2>
        <p className="mt-2 text-base text-ink-2">{SAID[state]}</p>
        {state === 'OBJECTED' && objection && (
          <p className="mt-1 text-sm text-ink-3">
            {kstDate(objection.hiddenUntil)}까지 결정이 없으면 다시 보여요.
          </p>
        )}
        <History events={events} />
      </Card>
      {isDecided && (reason?.reasonCode || reason?.note) && (
        <Notice tone={state === 'PUBLISHED' ? 'info' : 'warning'} title="운영팀의 답변">
          {reason.reasonCode && (
            <p className="font-semibold">{DECISION_REASONS[reason.reasonCode]}</p>
          )}
          {reason.note && <p className="break-words whitespace-pre-wrap">{reason.note}</p>}
        </Notice>
      )}
    </>
  )
}

export function History({ events }: Pick<DamageReport, 'events'>) {
  if (events.length === 0) return null
  return (
    <ol className="mt-4 space-y-1.5 border-s-2 border-line ps-4 text-sm">
      {events.map(({ state, at }) => (
        <li key={at + state} className="flex flex-wrap justify-between gap-x-3">
          <span className="text-ink-2">{DAMAGE_STATES[state].label}</span>
          <time dateTime={at} className="text-ink-3 tabular-nums">
            {kstDateTime(at)}
          </time>
        </li>
      ))}
    </ol>
  )
}
