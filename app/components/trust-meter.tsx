import { count } from '#app/format/count.ts'
import { cx } from './cx.ts'

const MAX = 1_000

/** 신뢰지수, 0 to 1,000: the figure, and a bar unless `compact`. */
export function TrustMeter({
  score,
  compact,
  className,
}: {
  score: number
  compact?: boolean
  className?: string
}) {
  if (compact)
    return (
      <span className={cx('inline-flex items-center gap-1 text-sm', className)}>
        <span className="text-ink-3">신뢰지수</span>
        <strong className="font-bold text-ink tabular-nums">{count(score)}</strong>
      </span>
    )
  return (
    <div className={cx('text-sm', className)}>
      <div className="flex items-baseline justify-between gap-2">
        <span className="font-medium text-ink-2">신뢰지수</span>
        <span className="text-ink-3 tabular-nums">
          <strong className="text-lg font-bold text-ink">{count(score)}</strong> / {count(MAX)}
        </span>
      </div>
      <svg
        viewBox="0 0 100 4"
        preserveAspectRatio="none"
        className="mt-1.5 block h-2 w-full overflow-hidden rounded-full bg-surface-3"
        aria-hidden="true"
        focusable="false"
      >
        <rect width={(score * 100) / MAX} height="4" className="fill-safe" />
      </svg>
    </div>
  )
}
