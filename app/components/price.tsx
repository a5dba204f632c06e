import { discountPercent, won } from '#app/format/won.ts'
import { cx } from './cx.ts'

const SIZES = {
  sm: 'text-sm',
  md: 'text-base lg:text-lg',
  lg: 'text-2xl',
  xl: 'text-3xl',
} as const

/** A price in won; a lowered price also shows by how much it was lowered, and the price before. */
export function Price({
  price,
  previous = null,
  size = 'md',
  className,
}: {
  price: number
  previous?: number | null
  size?: keyof typeof SIZES
  className?: string
}) {
  const percent = previous === null ? 0 : discountPercent(previous, price)
  return (
    <span
      className={cx(
        'inline-flex flex-wrap items-baseline gap-x-1.5 whitespace-nowrap',
        SIZES[size],
        className,
      )}
    >
      {percent > 0 && (
        <span className="font-bold text-drop tabular-nums">
          <span className="sr-only">할인율 </span>
          {percent}%
        </span>
      )}
      <strong className={cx('font-bold tabular-nums', price === 0 ? 'text-success' : 'text-ink')}>
        {won(price)}
      </strong>
      {percent > 0 && previous !== null && (
        <span className="text-[0.7em] text-ink-3 tabular-nums">
          <span className="sr-only">내리기 전 가격 </span>
          <s>{won(previous)}</s>
        </span>
      )}
    </span>
  )
}
