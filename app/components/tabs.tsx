import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export interface TabLink {
  to: string
  label: ReactNode
  count?: string
  current: boolean
}

/** Tabs that are links: each has its own address and works without script. */
export function Tabs({
  label,
  tabs,
  className,
  preventScrollReset = true,
}: {
  /** What the tabs switch, for screen readers. */
  label: string
  tabs: readonly TabLink[]
  className?: string
  preventScrollReset?: boolean
}) {
  return (
    <nav aria-label={label} className={cx('border-b border-line', className)}>
      <ul className="scrollbar-none -mb-px flex gap-1 overflow-x-auto">
        {tabs.map((tab) => (
          <li key={tab.to} className="shrink-0">
            <Link
              to={tab.to}
              preventScrollReset={preventScrollReset}
              aria-current={tab.current ? 'page' : undefined}
              className={cx(
                'flex min-h-12 items-center gap-1 border-b-2 px-3 text-base whitespace-nowrap -outline-offset-2',
                tab.current
                  ? 'border-selected font-bold text-ink'
                  : 'border-transparent font-medium text-ink-3 hover:text-ink',
              )}
            >
              {tab.label}
              {tab.count !== undefined && (
                <span className="text-sm font-medium tabular-nums">{tab.count}</span>
              )}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
