import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { ChevronRightIcon } from './icons.tsx'

/** The heading of a section, with a link to all of its items. */
export function SectionHeader({
  title,
  description,
  level = 2,
  id,
  to,
  moreLabel = '더보기',
  className,
}: {
  title: ReactNode
  description?: ReactNode
  level?: 1 | 2 | 3
  /** For `aria-labelledby` of the section. */
  id?: string
  /** The page with all items. */
  to?: string
  moreLabel?: string
  className?: string
}) {
  const Heading = `h${level}` as const
  return (
    <div className={cx('mb-4', className)}>
      <div className="flex items-baseline justify-between gap-4">
        <Heading
          id={id}
          className={cx(
            'min-w-0 font-bold text-ink',
            level === 1 ? 'text-2xl lg:text-3xl' : level === 2 ? 'text-xl lg:text-2xl' : 'text-lg',
          )}
        >
          {title}
        </Heading>
        {to && (
          <Link
            to={to}
            className="relative inline-flex shrink-0 items-center rounded-sm text-sm font-medium text-ink-3 after:absolute after:-inset-x-2 after:-inset-y-3 hover:text-ink"
          >
            {moreLabel}
            <span className="sr-only">: {title}</span>
            <ChevronRightIcon size={16} />
          </Link>
        )}
      </div>
      {description && <p className="mt-1 text-sm text-ink-3">{description}</p>}
    </div>
  )
}
