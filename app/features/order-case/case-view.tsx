import { Badge } from '#app/components/badge.tsx'
import { Card } from '#app/components/card.tsx'
import { kstDateTime } from '#app/format/time.ts'
import { wonAmount } from '#app/format/won.ts'
import { DECISION_REASONS } from '#contracts/decision-reasons.ts'
import type { OrderDecision, Statement } from '#contracts/order-case.ts'
import { CASE_REASONS, DECISIONS, STATEMENT_STEPS } from '#contracts/order-case-constants.ts'
import { CasePhotos } from './case-photos.tsx'

const SIDES = { BUYER: '구매자', SELLER: '판매자', OPERATOR: '운영팀' } as const
const TONES = { BUYER: 'info', SELLER: 'neutral', OPERATOR: 'warning' } as const

/** What both members have said, the oldest first. */
export function StatementList({
  orderSeq,
  statements,
  ofDesk,
}: {
  orderSeq: number
  statements: readonly Statement[]
  /** For an operator. */
  ofDesk?: boolean
}) {
  if (statements.length === 0)
    return <p className="text-sm text-ink-3">아직 남긴 이야기가 없어요.</p>
  return (
    <ol className="divide-y divide-line">
      {statements.map(({ role, step, reason, text, photos, at }) => (
        <li key={`${role} ${at} ${text}`} className="py-3 first:pt-0 last:pb-0">
          <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
            <Badge tone={TONES[role]}>{SIDES[role]}</Badge>
            <span className="font-semibold text-ink">{STATEMENT_STEPS[step]}</span>
            <time dateTime={at} className="text-ink-3 tabular-nums">
              {kstDateTime(at)}
            </time>
          </p>
          {reason && <p className="mt-1 text-sm text-ink-3">{CASE_REASONS[reason]}</p>}
          {text && (
            <p className="mt-1 text-base wrap-anywhere whitespace-pre-wrap text-ink-2">{text}</p>
          )}
          <CasePhotos orderSeq={orderSeq} photos={photos} who={SIDES[role]} ofDesk={ofDesk} />
        </li>
      ))}
    </ol>
  )
}

/** The operators' decision as the members read it. */
export function DecisionCard({ decision }: { decision: OrderDecision }) {
  return (
    <Card as="section" aria-labelledby="decision">
      <h2 id="decision" className="text-base font-bold text-ink">
        {decision.isProposed ? '다른 운영자의 확인을 기다리는 결정' : '운영자의 결정'}
      </h2>
      <p className="mt-2 text-base font-semibold text-ink">
        {DECISIONS[decision.decision].label}
        {decision.amount !== null && (
          <span className="whitespace-nowrap"> · {wonAmount(decision.amount)}</span>
        )}
        {decision.reasonCode && ` · ${DECISION_REASONS[decision.reasonCode]}`}
      </p>
      <p className="mt-1 text-sm wrap-anywhere whitespace-pre-wrap text-ink-2">{decision.note}</p>
      <p className="mt-1 text-sm text-ink-3">
        <time dateTime={decision.at} className="tabular-nums">
          {kstDateTime(decision.at)}
        </time>
      </p>
    </Card>
  )
}
