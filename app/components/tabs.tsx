import { Link } from '@remix-run/react'
import { type ReactNode, useEffect, useRef } from 'react'
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
  const row = useRef<HTMLUListElement>(null)
  const current = tabs.find((tab) => tab.current)?.to

  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is current.
  useEffect(() => {
    const list = row.current
    const tab = list?.querySelector('[aria-current]')
    if (!list || !tab) return
    // At once, and when its letters become wider.
    const watcher = new ResizeObserver(() => showCurrent(list, tab))
    watcher.observe(tab)
    return () => watcher.disconnect()
  }, [current])

  return (
    <nav aria-label={label} className={cx('border-b border-line', className)}>
      <ul
        ref={row}
        className="scrollbar-none shaded-ends relative -mb-px flex gap-1 overflow-x-auto"
      >
        {tabs.map((tab) => (
          <li key={tab.to} className="shrink-0">
            <Link
              to={tab.to}
              preventScrollReset={preventScrollReset}
              aria-current={tab.current ? 'page' : undefined}
              className={cx(
                'flex min-h-12 items-center gap-1 border-b-2 px-3 text-base whitespace-nowrap -outline-offset-2',
                tab.current
                  ? 'border-selected font-bold text-ink [scroll-initial-target:nearest]'
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

/** Scrolls a row that is longer than the screen to its current tab; the page stays where it is. */
function showCurrent(row: Element, tab: Element) {
  const own = tab.getBoundingClientRect()
  const { left, right, width } = row.getBoundingClientRect()
  if (own.left >= left && own.right <= right) return
  row.scrollBy({ left: own.left + own.width / 2 - (left + width / 2), behavior: 'instant' })
}
