import type { ReactNode } from 'react'
import { Notice } from '#app/components/notice.tsx'
import { count } from '#app/format/count.ts'
import { won } from '#app/format/won.ts'
import { FEWEST_PRICES } from '#contracts/price-constants.ts'
import type { PriceLookup, PriceSpread } from '#contracts/standard-price.ts'
import { PERIOD_NAMES, widerSentence } from './price-texts.ts'

/** The median of what was sold, beside what is asked for. */
export function PriceNumbers({ lookup }: { lookup: PriceLookup }) {
  const { sold, asking, wider, period, daysToSell } = lookup
  const shown = wider?.sold ?? sold
  const isShort = sold.n < FEWEST_PRICES
  return (
    <section aria-label="가격 요약" className="space-y-3">
      {isShort && (
        <Notice
          tone="warning"
          title={`표본 부족 · 최근 ${PERIOD_NAMES[period]} ${count(sold.n)}건`}
        >
          {FEWEST_PRICES}건은 팔려야 믿을 만해요. {wider && widerSentence(wider)}
        </Notice>
      )}
      <dl className="grid gap-3 sm:grid-cols-2">
        <Numbers
          label={wider ? `팔린 가격 (${wider.name})` : '팔린 가격'}
          spread={shown}
          unit="건 팔림"
          strong
        >
          {daysToSell !== null &&
            (daysToSell === 0
              ? '보통 하루 안에 팔렸어요.'
              : `올리고 나서 보통 ${count(daysToSell)}일 만에 팔렸어요.`)}
        </Numbers>
        <Numbers label="파는 사람이 부르는 가격" spread={asking} unit="개 판매 중">
          {shown.median !== null &&
            asking.median !== null &&
            gapWords(asking.median - shown.median)}
        </Numbers>
      </dl>
    </section>
  )
}

function gapWords(gap: number): string {
  if (gap === 0) return '팔린 가격과 같아요.'
  return gap > 0 ? `팔린 가격보다 ${won(gap)} 높아요.` : `팔린 가격보다 ${won(-gap)} 낮아요.`
}

function Numbers({
  label,
  spread: { n, p25, median, p75 },
  unit,
  strong = false,
  children,
}: {
  label: string
  spread: PriceSpread
  unit: string
  strong?: boolean
  children?: ReactNode
}) {
  return (
    <div className={strong ? 'rounded-lg bg-surface-2 p-4' : 'rounded-lg border border-line p-4'}>
      <dt className="text-sm text-ink-3">{label}</dt>
      <dd>
        <p className="mt-1 text-2xl font-bold text-ink tabular-nums">
          {median === null ? '아직 몰라요' : won(median)}
        </p>
        {p25 !== null && p75 !== null && (
          <p className="mt-1 text-sm text-ink-2 tabular-nums">
            절반은{' '}
            <span className="whitespace-nowrap">
              {won(p25)}~{won(p75)}
            </span>
          </p>
        )}
        <p className="mt-1 text-sm text-ink-3">
          {count(n)}
          {unit}
        </p>
        {children && <p className="mt-1 text-sm text-ink-3">{children}</p>}
      </dd>
    </div>
  )
}
