import { cx } from './cx.ts'
import { StarIcon } from './icons.tsx'

/** An average of one to five stars, in tenths (48 is 4.8). */
export function Rating({
  tenths,
  stars,
  className,
}: {
  tenths: number
  /** Show five stars instead of one star and the figure. */
  stars?: boolean
  className?: string
}) {
  const figure = tenths % 10 === 0 && stars ? String(tenths / 10) : (tenths / 10).toFixed(1)
  return (
    <span className={cx('inline-flex items-center gap-0.5 text-sm', className)}>
      <span className="sr-only">{`별점 5점 만점에 ${figure}점`}</span>
      {stars ? (
        [1, 2, 3, 4, 5].map((star) => (
          <StarIcon
            key={star}
            size={16}
            className={star * 10 <= tenths + 5 ? 'text-star' : 'text-line-strong'}
          />
        ))
      ) : (
        <>
          <StarIcon size={15} className="text-star" />
          <span aria-hidden="true" className="font-semibold text-ink tabular-nums">
            {figure}
          </span>
        </>
      )}
    </span>
  )
}
