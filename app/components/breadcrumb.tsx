import { Link } from '@remix-run/react'
import { cx } from './cx.ts'
import { ChevronRightIcon } from './icons.tsx'

export interface Crumb {
  label: string
  /** Absent for the current page. */
  to?: string
}

/** The position of a page, from the home page down; on wide screens alone. */
export function Breadcrumb({
  crumbs,
  className,
}: {
  crumbs: readonly Crumb[]
  className?: string
}) {
  return (
    <nav aria-label="현재 위치" className={cx('hidden lg:block', className)}>
      <ol className="flex flex-wrap items-center text-sm text-ink-3">
        {crumbs.map((crumb, index) => (
          <li key={`${crumb.to ?? ''} ${crumb.label}`} className="flex items-center">
            {index > 0 && <ChevronRightIcon size={14} className="mx-0.5 shrink-0 text-ink-4" />}
            {crumb.to ? (
              <Link
                to={crumb.to}
                className={cx(
                  'flex min-h-8 min-w-6 items-center rounded-xs px-0.5 hover:underline',
                )}
              >
                {crumb.label}
              </Link>
            ) : (
              <span aria-current="page" className="flex min-h-8 items-center px-0.5 text-ink-2">
                {crumb.label}
              </span>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}
