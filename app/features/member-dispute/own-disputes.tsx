import { Link } from '@remix-run/react'
import { Badge } from '#app/components/badge.tsx'
import { ButtonLink } from '#app/components/button.tsx'
import { ChevronRightIcon } from '#app/components/icons.tsx'
import { kstDateTime } from '#app/format/time.ts'
import { paths } from '#app/paths.ts'
import type { OwnDisputeRow } from '#contracts/member-dispute.ts'
import { MEMBER_DISPUTE_TYPES } from '#contracts/member-dispute-rules.ts'
import { type MemberDisputeState, memberDisputeStateRow } from '#contracts/member-dispute-states.ts'

/** The member's disputes about trades without safe payment, and the way to open one. */
export function OwnDisputes({ disputes }: { disputes: readonly OwnDisputeRow[] }) {
  return (
    <>
      <ButtonLink to={paths.memberDisputeForm()} size="lg" block>
        분쟁 신청하기
      </ButtonLink>
      {disputes.length > 0 && (
        <ul aria-label="내 분쟁" className="divide-y divide-line rounded-lg border border-line">
          {disputes.map((dispute) => (
            <li key={dispute.disputeSeq}>
              <DisputeLink dispute={dispute} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function DisputeLink({ dispute }: { dispute: OwnDisputeRow }) {
  const { disputeSeq, state, type, title, side, claimant, respondent, dueAt, isTurn } = dispute
  const other = side === 'CLAIMANT' ? respondent : claimant
  return (
    <Link
      to={paths.memberDisputeDetail(disputeSeq)}
      className="flex items-center gap-3 px-4 py-3 -outline-offset-2 hover:bg-surface-2"
    >
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-center gap-2">
          <DisputeStateBadge state={state} />
          {isTurn && <Badge tone="danger">답할 차례</Badge>}
          <span className="min-w-0 font-semibold break-words text-ink">{title}</span>
        </span>
        <span className="mt-1 block text-sm break-words text-ink-3">
          {side === 'CLAIMANT' ? '내가 신청' : '상대방이 신청'} · {other} ·{' '}
          {MEMBER_DISPUTE_TYPES[type].label}
        </span>
        {dueAt && isTurn && (
          <span className="mt-0.5 block text-sm text-ink-2 tabular-nums">
            {kstDateTime(dueAt)}까지
          </span>
        )}
      </span>
      <ChevronRightIcon size={18} className="shrink-0 text-ink-3" />
    </Link>
  )
}

/** The state of a dispute. */
export function DisputeStateBadge({ state }: { state: MemberDisputeState }) {
  const { label, isEnd } = memberDisputeStateRow(state)
  const tone = state === 'SETTLED' ? 'success' : isEnd ? 'neutral' : 'warning'
  return <Badge tone={tone}>{label}</Badge>
}
