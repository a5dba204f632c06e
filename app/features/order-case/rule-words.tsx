import { Badge } from '#app/components/badge.tsx'
import { DISPUTE_SOURCES } from '#contracts/dispute-standard.ts'
import type { DisputeCitation } from '#contracts/member-dispute-rules.ts'

const TONES = { BUYER: 'info', SELLER: 'neutral', BOTH: 'warning' } as const
const POSTAGE = { BUYER: '구매자', SELLER: '판매자' } as const

/** What the published standards make of a trade, with its sources: a guide, never a decision. */
export function RuleWords({
  facts,
  rule: { label, side, words, postage, sources, isStatute },
}: {
  /** What was asked, in a line. */
  facts: readonly string[]
  rule: DisputeCitation
}) {
  return (
    <>
      <p className="text-sm text-ink-3">{facts.join(' · ')}</p>
      <p className="flex flex-wrap items-center gap-2">
        <Badge tone={TONES[side]}>예상</Badge>
        <strong className="text-lg font-bold text-ink">{label}</strong>
      </p>
      <p className="text-base text-ink-2">{words}</p>
      {postage && (
        <p className="text-sm text-ink-2">
          돌려보내는 배송비는 <strong className="font-semibold">{POSTAGE[postage]}</strong>가 내요.
        </p>
      )}
      <p className="text-sm text-ink-3">
        근거: {sources.map((source) => DISPUTE_SOURCES[source]).join(', ')}
      </p>
      <p className="text-sm text-ink-3">
        {isStatute
          ? '법에 예외가 있어서 사정에 따라 달라질 수 있어요.'
          : '참고용이에요. 실제 결과는 사정과 자료에 따라 달라져요.'}
      </p>
    </>
  )
}

/** How long ago the goods came. */
export const daysSince = (days: number | null): string =>
  days === null ? '아직 받지 않음' : days === 0 ? '받은 날' : `받고 ${days}일`
