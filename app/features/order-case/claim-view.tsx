import { Badge } from '#app/components/badge.tsx'
import { ButtonLink } from '#app/components/button.tsx'
import { Card } from '#app/components/card.tsx'
import { Notice } from '#app/components/notice.tsx'
import { SubmitButton } from '#app/components/submit-button.tsx'
import { kstDateTime, kstDayAndWeekday } from '#app/format/time.ts'
import { wonAmount } from '#app/format/won.ts'
import { FormProblem, PostForm } from '#app/forms/post-form.tsx'
import { paths } from '#app/paths.ts'
import { DECISION_REASONS } from '#contracts/decision-reasons.ts'
import type { Claim } from '#contracts/order-claim.ts'
import { CLAIM_DECISIONS, CLAIM_STATES } from '#contracts/order-claim-constants.ts'
import type { OrderMoneyView } from '#contracts/order-payment.ts'

const TONES = { OPEN: 'info', APPROVED: 'success', PAID: 'success', REJECTED: 'neutral' } as const

type Role = 'BUYER' | 'SELLER'

const NOW: Record<Claim['state'], Record<Role, string>> = {
  OPEN: {
    BUYER: '운영팀이 두 분의 이야기를 듣고 있어요.',
    SELLER: '구매자가 두손에 보상을 신청했어요. 판매자님의 이야기도 들려주세요.',
  },
  APPROVED: {
    BUYER: '보상하기로 했어요. 내 계좌로 보내 드려요.',
    SELLER: '두손이 구매자에게 보상하기로 했어요.',
  },
  PAID: {
    BUYER: '보상금을 내 계좌로 보냈어요.',
    SELLER: '두손이 구매자에게 보상금을 보냈어요.',
  },
  REJECTED: {
    BUYER: '이번에는 보상해 드리지 못해요.',
    SELLER: '구매자의 보상 신청을 받아들이지 않기로 했어요.',
  },
}

/** Where a claim stands, until when it is decided, and what was decided. */
export function ClaimCard({ claim, role }: { claim: Claim; role: Role }) {
  const { state, decideBy, decision } = claim
  return (
    <Card as="section" aria-labelledby="claim">
      <Badge tone={TONES[state]}>{CLAIM_STATES[state]}</Badge>
      <h2 id="claim" className="mt-2 text-lg font-bold text-balance text-ink">
        {NOW[state][role]}
      </h2>
      {state === 'OPEN' && (
        <p className="mt-2 text-sm text-ink-2">
          늦어도{' '}
          <time dateTime={decideBy} className="font-semibold whitespace-nowrap text-ink">
            {kstDayAndWeekday(decideBy)}
          </time>
          까지 결정하고 알려 드려요.
        </p>
      )}
      {role === 'SELLER' && (
        <p className="mt-2 text-sm text-ink-2">
          보상금은 두손이 내요. 판매자님의 정산 금액은 줄지 않아요.
        </p>
      )}
      {decision && <ClaimDecisionWords decision={decision} />}
    </Card>
  )
}

/** A decision, or the proposal of one, with its reason. */
export function ClaimDecisionWords({ decision }: { decision: NonNullable<Claim['decision']> }) {
  return (
    <div className="mt-3 border-t border-line pt-3">
      <p className="text-base font-semibold text-ink">
        {decision.isProposed && '다른 운영자의 확인을 기다리는 결정 · '}
        {CLAIM_DECISIONS[decision.decision]}
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
    </div>
  )
}

/** On the buyer's page: where the money is, and what to do where it cannot be sent. */
export function CompensationPayout({
  payout,
  eventKey,
}: {
  payout: NonNullable<OrderMoneyView['compensation']>
  eventKey: string
}) {
  const { state, amount, account, reason, doneAt } = payout
  return (
    <Card as="section" aria-labelledby="payout" className="space-y-3">
      <h2 id="payout" className="text-base font-bold text-ink">
        보상금 <span className="whitespace-nowrap">{wonAmount(amount)}</span>
      </h2>
      {state === 'DONE' && doneAt ? (
        <p className="text-sm text-ink-2">
          <time dateTime={doneAt} className="tabular-nums">
            {kstDateTime(doneAt)}
          </time>
          에 {account} 계좌로 보냈어요.
        </p>
      ) : reason ? (
        <Notice tone="warning">{reason}</Notice>
      ) : (
        <p className="text-sm text-ink-2">
          {account ? `${account} 계좌로 보내고 있어요.` : '내 기본 계좌로 보낼 준비를 하고 있어요.'}
        </p>
      )}
      {state !== 'DONE' && reason && (
        <ButtonLink to={paths.bankAccounts()} block>
          보상금 받을 계좌 확인하기
        </ButtonLink>
      )}
      {state === 'FAILED' && (
        <PostForm intent="RETRY" className="space-y-2">
          <input type="hidden" name="eventKey" value={eventKey} />
          <FormProblem />
          <SubmitButton variant="secondary" block>
            다시 받기
          </SubmitButton>
        </PostForm>
      )}
    </Card>
  )
}
