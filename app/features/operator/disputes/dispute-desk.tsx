import { Link } from '@remix-run/react'
import { EmptyState } from '#app/components/empty-state.tsx'
import { NothingFound } from '#app/components/illustrations.tsx'
import { kstDateTime } from '#app/format/time.ts'
import { wonAmount } from '#app/format/won.ts'
import { paths } from '#app/paths.ts'
import type { MemberDisputeRow } from '#contracts/member-dispute.ts'
import { DISPUTE_WANTS, MEMBER_DISPUTE_TYPES } from '#contracts/member-dispute-rules.ts'
import type { MemberDisputeState } from '#contracts/member-dispute-states.ts'
import { OperatorTable, TABLE_CELL } from '../operator-table.tsx'

/** In the order of the desk's tabs: what waits first. */
export const DESK_DISPUTE_STATES = [
  'REVIEW',
  'DECIDED',
  'AGREED',
  'MEDIATION',
  'SETTLED',
  'WITHDRAWN',
] as const satisfies readonly MemberDisputeState[]
export type DeskDisputeState = (typeof DESK_DISPUTE_STATES)[number]

/** The state that an address requests; what waits for a decision for any other value. */
export function readDisputeState(query: URLSearchParams): DeskDisputeState {
  const typed = query.get('state')
  return DESK_DISPUTE_STATES.find((state) => state === typed) ?? 'REVIEW'
}

/** Disputes in one state; each view of one is recorded. */
export function DisputeDesk({ disputes }: { disputes: readonly MemberDisputeRow[] }) {
  if (disputes.length === 0)
    return (
      <EmptyState illustration={<NothingFound />} title="분쟁이 없어요" level={2}>
        이 상태의 분쟁이 생기면 여기에 보여요.
      </EmptyState>
    )
  return (
    <OperatorTable
      label="회원 분쟁 목록"
      heads={['번호', '문제', '요청', '금액', '신청인', '상대방', '바뀐 때']}
      amounts={['금액']}
    >
      {disputes.map((dispute) => (
        <tr key={dispute.disputeSeq} className="text-ink-2">
          <td className={TABLE_CELL}>
            <Link
              to={paths.operatorDispute(dispute.disputeSeq)}
              className="inline-flex min-h-9 min-w-9 items-center font-semibold text-link underline underline-offset-4"
            >
              {dispute.disputeSeq}
            </Link>
          </td>
          <td className={TABLE_CELL}>{MEMBER_DISPUTE_TYPES[dispute.type].label}</td>
          <td className={TABLE_CELL}>{DISPUTE_WANTS[dispute.want].label}</td>
          <td className={`${TABLE_CELL} text-end tabular-nums`}>
            {dispute.amount !== null && wonAmount(dispute.amount)}
          </td>
          <td className={TABLE_CELL}>{dispute.claimant}</td>
          <td className={TABLE_CELL}>{dispute.respondent}</td>
          <td className={TABLE_CELL}>
            <time dateTime={dispute.updatedAt}>{kstDateTime(dispute.updatedAt)}</time>
          </td>
        </tr>
      ))}
    </OperatorTable>
  )
}
