import { Link } from '@remix-run/react'
import { Badge } from '#app/components/badge.tsx'
import { Card } from '#app/components/card.tsx'
import { daysSince, RuleWords } from '#app/features/order-case/rule-words.tsx'
import { FactList, FactRow } from '#app/features/settings/settings-page.tsx'
import { kstDateTime } from '#app/format/time.ts'
import { wonAmount } from '#app/format/won.ts'
import { paths } from '#app/paths.ts'
import { DECISION_REASONS } from '#contracts/decision-reasons.ts'
import { GOODS_GROUPS } from '#contracts/dispute-standard.ts'
import type { DisputePicture, MemberDisputeEvent, OwnDispute } from '#contracts/member-dispute.ts'
import {
  DISPUTE_FAVOURS,
  type DisputeTerms,
  disputeCitation,
  disputeTermsLabel,
  MEMBER_DISPUTE_TYPES,
  memberDisputeType,
  TRADE_WAYS,
} from '#contracts/member-dispute-rules.ts'
import {
  DISPUTE_SIDES,
  type DisputeSide,
  MEMBER_DISPUTE_ACTIONS,
} from '#contracts/member-dispute-states.ts'

type Shown = Omit<OwnDispute, 'side' | 'roomId' | 'canAddEvidence' | 'hasPack'>

/** `일부 환불 20,000원` */
export const termsWords = ({ want, amount }: { want: DisputeTerms; amount: number | null }) =>
  [disputeTermsLabel(want), amount === null ? '' : wonAmount(amount)].filter(Boolean).join(' ')

/** The trade and the claim, as both sides and the operators see them. */
export function DisputeFactList({ dispute }: { dispute: Shown }) {
  const { title, productSeq, price, way, type, receivedOn, story, claimant, respondent } = dispute
  return (
    <FactList>
      <FactRow name="상품">
        <Link
          to={paths.product(productSeq)}
          className="roomy-link font-medium break-words text-link underline underline-offset-4"
        >
          {title}
        </Link>
      </FactRow>
      <FactRow name="올린 가격">{wonAmount(price)}</FactRow>
      <FactRow name="신청인">{claimant}</FactRow>
      <FactRow name="상대방">{respondent}</FactRow>
      <FactRow name="거래 방법">{TRADE_WAYS[way]}</FactRow>
      <FactRow name="문제">{MEMBER_DISPUTE_TYPES[type].label}</FactRow>
      {receivedOn && <FactRow name="받은 날">{receivedOn.replaceAll('-', '.')}</FactRow>}
      <FactRow name="요청">{termsWords(dispute)}</FactRow>
      <FactRow name="있었던 일">
        <span className="font-normal wrap-anywhere whitespace-pre-wrap">{story}</span>
      </FactRow>
    </FactList>
  )
}

/** What the standard says of it, the same for everybody. */
export function DisputeRuleCard({
  dispute,
}: {
  dispute: Pick<Shown, 'type' | 'way' | 'goods' | 'isBusiness' | 'days'>
}) {
  const { type, way, goods, isBusiness, days } = dispute
  const { hasReceived } = memberDisputeType(type)
  return (
    <Card as="section" aria-labelledby="rule" className="space-y-2">
      <h2 id="rule" className="text-base font-bold text-ink">
        분쟁 기준
      </h2>
      <RuleWords
        facts={[
          MEMBER_DISPUTE_TYPES[type].label,
          GOODS_GROUPS[goods].label,
          isBusiness ? '사업자에게 산 물건' : '개인 간 거래',
          ...(hasReceived ? [daysSince(days)] : []),
        ]}
        rule={disputeCitation({ type, way, goods, isBusiness, days })}
      />
    </Card>
  )
}

/** The pictures of one side or both; each opens in full. */
export function DisputePictures({
  dispute: { disputeSeq, evidence },
  ofDesk = false,
}: {
  dispute: { disputeSeq: number; evidence: readonly DisputePicture[] }
  /** The operators' addresses. */
  ofDesk?: boolean
}) {
  if (evidence.length === 0) return <p className="text-sm text-ink-3">올린 사진이 없어요.</p>
  const address = ofDesk ? paths.operatorDisputeEvidence : paths.memberDisputeEvidence
  return (
    <ul className="grid grid-cols-3 gap-2 sm:grid-cols-4">
      {evidence.map(({ evidenceId, side, width, height }, index) => (
        <li key={evidenceId}>
          <a href={address(disputeSeq, evidenceId)} className="block rounded-md">
            <img
              src={address(disputeSeq, evidenceId)}
              width={width}
              height={height}
              alt={`${DISPUTE_SIDES[side]}의 증거 사진 ${index + 1}`}
              loading="lazy"
              className="aspect-square w-full rounded-md border border-line bg-surface-2 object-cover"
            />
            <span className="mt-1 block text-center text-xs text-ink-3">{DISPUTE_SIDES[side]}</span>
          </a>
        </li>
      ))}
    </ul>
  )
}

const PEOPLE = { ...DISPUTE_SIDES, OPERATOR: '운영팀', TIMER: '자동' } as const
const TONES = {
  CLAIMANT: 'info',
  RESPONDENT: 'neutral',
  OPERATOR: 'warning',
  TIMER: 'neutral',
} as const

/** What both sides and the operators have said, the oldest first. */
export function DisputeHistory({
  events,
  side,
}: {
  events: readonly MemberDisputeEvent[]
  /** The reader's. */
  side?: DisputeSide
}) {
  return (
    <Card as="section" aria-labelledby="history">
      <h2 id="history" className="text-base font-bold text-ink">
        진행 내역
      </h2>
      <ol className="mt-3 divide-y divide-line">
        {events.map(({ place, action, by, favour, reasonCode, want, amount, note, at }) => (
          <li key={place} className="py-3 first:pt-0 last:pb-0">
            <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm">
              <Badge tone={TONES[by]}>{by === side ? '나' : PEOPLE[by]}</Badge>
              <span className="font-semibold text-ink">{MEMBER_DISPUTE_ACTIONS[action]}</span>
              <time dateTime={at} className="text-ink-3 tabular-nums">
                {kstDateTime(at)}
              </time>
            </p>
            {favour && (
              <p className="mt-1 text-base text-ink-2">
                {DISPUTE_FAVOURS[favour]}
                {reasonCode && ` · ${DECISION_REASONS[reasonCode]}`}
              </p>
            )}
            {want && (
              <p className="mt-1 text-base font-semibold text-ink">
                {termsWords({ want, amount })}
              </p>
            )}
            {note && action !== 'OPEN' && (
              <p className="mt-1 text-base wrap-anywhere whitespace-pre-wrap text-ink-2">{note}</p>
            )}
          </li>
        ))}
      </ol>
    </Card>
  )
}
