import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { EmptyHands } from './illustrations.tsx'

/** Shown where there is no content: the reason, and what the user can do. */
export function EmptyState({
  illustration = <EmptyHands />,
  title,
  level = 2,
  children,
  actions,
  className,
}: {
  illustration?: ReactNode
  title: ReactNode
  level?: 1 | 2 | 3
  /** A sentence of explanation. */
  children?: ReactNode
  actions?: ReactNode
  className?: string
}) {
  const Heading = `h${level}` as const
  return (
    <div className={cx('flex flex-col items-center px-4 py-14 text-center', className)}>
      {illustration}
      <Heading className="mt-5 text-lg font-bold text-ink">{title}</Heading>
      {children && <div className="mt-2 max-w-md text-sm text-balance text-ink-3">{children}</div>}
      {actions && <div className="mt-6 flex flex-wrap justify-center gap-2">{actions}</div>}
    </div>
  )
}
