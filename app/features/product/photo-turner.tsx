import { Button } from '#app/components/button.tsx'
import { cx } from '#app/components/cx.ts'
import { ChevronLeftIcon, ChevronRightIcon } from '#app/components/icons.tsx'

/** The two round buttons beside a row of pictures. */
export function PhotoTurner({
  index,
  count,
  onTurn,
  className,
}: {
  index: number
  count: number
  onTurn: (index: number) => void
  className?: string
}) {
  if (count < 2) return null
  return (
    <>
      <Button
        variant="secondary"
        square
        aria-label="이전 사진"
        disabled={index === 0}
        onClick={() => onTurn(index - 1)}
        className={cx('absolute inset-y-0 start-3 my-auto rounded-full shadow-card', className)}
      >
        <ChevronLeftIcon size={22} />
      </Button>
      <Button
        variant="secondary"
        square
        aria-label="다음 사진"
        disabled={index === count - 1}
        onClick={() => onTurn(index + 1)}
        className={cx('absolute inset-y-0 end-3 my-auto rounded-full shadow-card', className)}
      >
        <ChevronRightIcon size={22} />
      </Button>
    </>
  )
}
