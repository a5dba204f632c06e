import { cx } from '#app/components/cx.ts'
import { ChevronLeftIcon, ChevronRightIcon } from '#app/components/icons.tsx'

const LOOK =
  'absolute inset-y-0 z-1 my-auto hidden size-11 items-center justify-center rounded-full bg-surface/95 text-ink shadow-raised transition-opacity hover:bg-surface disabled:invisible pointer-fine:flex'

/** The two round buttons beside a row of pictures, for mouse users; swipes and keys work without them. */
export function PhotoTurner({
  index,
  count,
  onTurn,
  tabIndex,
  className,
}: {
  index: number
  count: number
  onTurn: (index: number) => void
  tabIndex?: -1
  className?: string
}) {
  if (count < 2) return null
  return (
    <>
      <button
        type="button"
        aria-label="이전 사진"
        tabIndex={tabIndex}
        disabled={index === 0}
        onClick={() => onTurn(index - 1)}
        className={cx(LOOK, 'start-3', className)}
      >
        <ChevronLeftIcon size={24} />
      </button>
      <button
        type="button"
        aria-label="다음 사진"
        tabIndex={tabIndex}
        disabled={index === count - 1}
        onClick={() => onTurn(index + 1)}
        className={cx(LOOK, 'end-3', className)}
      >
        <ChevronRightIcon size={24} />
      </button>
    </>
  )
}
