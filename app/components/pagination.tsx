import { Link } from '@remix-run/react'
import { count } from '#app/format/count.ts'
import { cx } from './cx.ts'
import { ChevronLeftIcon, ChevronRightIcon } from './icons.tsx'

/** Numbers beside the current page. */
const REACH = 2

const CELL =
  'flex size-11 items-center justify-center rounded-md text-sm tabular-nums transition-colors max-[22rem]:w-9.5'

/**
 * Real links to the pages of a list. Numbers beyond what is known to exist are not shown:
 * without `lastPage` only the pages before this one, this one and, with `hasNext`, the one after it.
 */
export function Pagination({
  page,
  hasNext,
  lastPage,
  to,
  label = '페이지',
  className,
}: {
  page: number
  hasNext: boolean
  /** The last page, when the total is known exactly. */
  lastPage?: number
  /** The address of a page. */
  to: (page: number) => string
  label?: string
  className?: string
}) {
  if (page === 1 && !hasNext) return null
  return (
    <nav aria-label={label} className={cx('flex justify-center pt-8', className)}>
      <ul className="flex items-center gap-0.5 sm:gap-1">
        <li>
          {page > 1 ? (
            <Link
              to={to(page - 1)}
              rel="prev"
              className={cx(CELL, 'text-ink-2 hover:bg-surface-3')}
            >
              <ChevronLeftIcon size={20} />
              <span className="sr-only">이전 페이지</span>
            </Link>
          ) : (
            <span aria-hidden="true" className={cx(CELL, 'text-line-strong')}>
              <ChevronLeftIcon size={20} />
            </span>
          )}
        </li>
        {pagesAround(page, lastPage ?? (hasNext ? page + 1 : page)).map((number) => (
          <li key={number}>
            <Link
              to={to(number)}
              aria-current={number === page ? 'page' : undefined}
              className={cx(
                CELL,
                number === page
                  ? 'bg-selected font-bold text-on-selected'
                  : 'font-medium text-ink-2 hover:bg-surface-3',
              )}
            >
              {count(number)}
              <span className="sr-only">페이지</span>
            </Link>
          </li>
        ))}
        <li>
          {hasNext ? (
            <Link
              to={to(page + 1)}
              rel="next"
              className={cx(CELL, 'text-ink-2 hover:bg-surface-3')}
            >
              <ChevronRightIcon size={20} />
              <span className="sr-only">다음 페이지</span>
            </Link>
          ) : (
            <span aria-hidden="true" className={cx(CELL, 'text-line-strong')}>
              <ChevronRightIcon size={20} />
            </span>
          )}
        </li>
      </ul>
    </nav>
  )
}

/** Up to five pages with the current one in the middle, or at an edge of the list. */
export function pagesAround(page: number, last: number): number[] {
  const first = Math.max(1, Math.min(page - REACH, last - 2 * REACH))
  const end = Math.min(last, first + 2 * REACH)
  return Array.from({ length: Math.max(0, end - first + 1) }, (_, index) => first + index)
}
