import { Link } from '@remix-run/react'
import { cx } from '#app/components/cx.ts'
import { compactWon } from '#app/format/won.ts'
import { paths } from '#app/paths.ts'
import type { PriceVerdict } from '#contracts/standard-price.ts'
import { optionWords, shareWords, type VerdictTone, verdictWords } from './price-texts.ts'

const TONES: Record<VerdictTone, string> = {
  low: 'text-success',
  usual: 'text-ink',
  high: 'text-warning',
}

/** Where a price lies among those that goods like it were sold for. Shown only where there are enough of them. */
export function PriceVerdictBox({
  verdict,
  label,
  className,
}: {
  verdict: PriceVerdict
  label: string
  className?: string
}) {
  const { tone, place, group, speed } = verdictWords(verdict)
  const word = [verdict.name, optionWords(verdict.options)].filter(Boolean).join(' ')
  return (
    <section
      aria-label={label}
      className={cx('rounded-lg border border-line p-4 text-sm text-ink-2', className)}
    >
      <p className={cx('font-semibold', TONES[tone])}>
        {place} <span className="whitespace-nowrap">({shareWords(verdict.below)})</span>
      </p>
      <p className="mt-1">
        보통{' '}
        <strong className="font-semibold whitespace-nowrap text-ink tabular-nums">
          {compactWon(verdict.p25)}~{compactWon(verdict.p75)}
        </strong>
        에 팔려요. 가운데는{' '}
        <strong className="font-semibold whitespace-nowrap text-ink tabular-nums">
          {compactWon(verdict.median)}
        </strong>
        이에요.{speed && ` ${speed}`}
      </p>
      <p className="mt-1 text-xs text-ink-3">{group}</p>
      <Link
        to={paths.priceResult(word)}
        className="mt-1 inline-flex min-h-6 items-center text-sm font-medium text-link underline decoration-current/40 underline-offset-4"
      >
        시세 자세히 보기
      </Link>
    </section>
  )
}
