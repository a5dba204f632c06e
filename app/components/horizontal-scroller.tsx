import { Children, type ReactNode, useRef } from 'react'
import { Button } from './button.tsx'
import { cx } from './cx.ts'
import { ChevronLeftIcon, ChevronRightIcon } from './icons.tsx'
import { useHydrated } from './use-hydrated.ts'

/** A row that scrolls sideways and snaps to its items; with script it has arrows for mouse users. */
export function HorizontalScroller({
  label,
  itemClassName,
  className,
  children,
}: {
  /** What the row contains, for screen readers. */
  label: string
  /** Width of an item, such as `w-40 lg:w-52`. */
  itemClassName?: string
  className?: string
  children: ReactNode
}) {
  const row = useRef<HTMLUListElement>(null)
  const hydrated = useHydrated()

  function turn(direction: 1 | -1) {
    const list = row.current
    if (!list) return
    const towardsEnd = getComputedStyle(list).direction === 'rtl' ? -1 : 1
    list.scrollBy({ left: direction * towardsEnd * list.clientWidth * 0.85, behavior: 'smooth' })
  }

  return (
    <div className={cx('group/scroller relative', className)}>
      <ul
        ref={row}
        aria-label={label}
        className="bleed scrollbar-none flex snap-x snap-proximity gap-3 overflow-x-auto overscroll-x-contain py-1 lg:-mx-1 lg:gap-5 lg:px-1"
      >
        {Children.map(children, (child) => (
          <li className={cx('shrink-0 snap-start', itemClassName)}>{child}</li>
        ))}
      </ul>
      {hydrated &&
        ([-1, 1] as const).map((direction) => (
          <Button
            key={direction}
            variant="secondary"
            square
            tabIndex={-1}
            aria-hidden="true"
            className={cx(
              'absolute inset-y-0 z-1 my-auto rounded-full opacity-0 shadow-raised transition-opacity',
              'group-hover/scroller:opacity-100 max-lg:hidden pointer-coarse:hidden',
              direction === -1 ? '-start-5' : '-end-5',
            )}
            onClick={() => turn(direction)}
          >
            {direction === -1 ? <ChevronLeftIcon size={22} /> : <ChevronRightIcon size={22} />}
          </Button>
        ))}
    </div>
  )
}
