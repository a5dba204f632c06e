import { Badge } from '#app/components/badge.tsx'
import { Card } from '#app/components/card.tsx'
import { count } from '#app/format/count.ts'
import { nextTrustTier, TRUST_TIERS, trustTierOf } from '#contracts/trust-score.ts'

/** The member's tier, what it opens, and what comes next. */
export function TrustTiers({ score }: { score: number }) {
  const own = trustTierOf(score)
  const next = nextTrustTier(score)
  return (
    <Card as="section" aria-labelledby="trust-tier">
      <h2 id="trust-tier" className="text-base font-bold text-ink">
        {own.name} 단계
      </h2>
      <p className="mt-1 text-sm text-ink-2">
        상품을 한 번에 {count(own.listingCap)}개까지 올려 둘 수 있어요.
        {next &&
          ` ${count(next.missing)}점을 더 모으면 ${next.tier.name} 단계가 되고 ${count(next.tier.listingCap)}개까지 올릴 수 있어요.`}
      </p>
      <ol className="mt-3 grid gap-1.5 text-sm">
        {TRUST_TIERS.map(({ key, name, fromScore, listingCap }) => (
          <li key={key} className="flex items-center gap-2">
            <span className="w-12 font-medium text-ink-2">{name}</span>
            <span className="flex-1 text-ink-3 tabular-nums">
              {count(fromScore)}점부터 · {count(listingCap)}개
            </span>
            {key === own.key && <Badge tone="success">지금</Badge>}
          </li>
        ))}
      </ol>
    </Card>
  )
}
