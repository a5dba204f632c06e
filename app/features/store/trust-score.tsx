import { ChevronDownIcon } from '#app/components/icons.tsx'
import { TrustMeter } from '#app/components/trust-meter.tsx'
import { count } from '#app/format/count.ts'
import { TRUST_PARTS, type TrustPart } from '#contracts/trust-score.ts'

const PARTS = Object.entries(TRUST_PARTS) as [TrustPart, (typeof TRUST_PARTS)[TrustPart]][]

/** 신뢰지수 with what it is made of, which opens without script. */
export function TrustScore({
  score,
  points,
  className,
}: {
  score: number
  points: Record<TrustPart, number>
  className?: string
}) {
  return (
    <div className={className}>
      <TrustMeter score={score} />
      <details className="group mt-1">
        <summary className="inline-flex min-h-11 cursor-pointer items-center gap-1 text-sm text-ink-3 hover:text-ink">
          신뢰지수가 정해지는 방법
          <ChevronDownIcon size={16} className="transition-transform group-open:rotate-180" />
        </summary>
        <dl className="divide-y divide-line rounded-lg border border-line px-4 text-sm">
          {PARTS.map(([part, { label, most, how }]) => (
            <div key={part} className="grid grid-cols-[1fr_auto] gap-x-3 py-2.5">
              <dt className="font-medium text-ink-2">{label}</dt>
              <dd className="text-end tabular-nums">
                <strong className="font-semibold text-ink">{count(points[part])}</strong>
                <span className="text-ink-3"> / {count(most)}점</span>
              </dd>
              <dd className="col-span-2 mt-0.5 text-ink-3">{how}</dd>
            </div>
          ))}
        </dl>
        <p className="mt-2 text-xs text-ink-3">
          시간이 지났다고 저절로 내려가지 않아요. 0점부터 1,000점까지예요.
        </p>
      </details>
    </div>
  )
}
