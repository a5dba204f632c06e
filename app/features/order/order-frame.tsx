import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { cx } from '#app/components/cx.ts'
import { ChevronLeftIcon } from '#app/components/icons.tsx'

/** The frame of a page about orders: a back link, its heading, a column. */
export function OrderFrame({
  title,
  back,
  isWide,
  actions,
  children,
}: {
  title: ReactNode
  back: { to: string; label: string }
  /** With something beside its main column. */
  isWide?: boolean
  actions?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="container-page py-4 lg:py-8">
      <div className={cx('mx-auto', isWide ? 'max-w-5xl' : 'max-w-2xl')}>
        <Link
          to={back.to}
          className="-ms-2 mb-1 inline-flex min-h-11 items-center gap-0.5 rounded-sm px-2 text-sm font-medium text-ink-3 hover:text-ink print:hidden"
        >
          <ChevronLeftIcon size={18} />
          {back.label}
        </Link>
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h1 className="text-xl font-bold text-ink lg:text-2xl">{title}</h1>
          {actions}
        </div>
        <div className="mt-4 lg:mt-5">{children}</div>
      </div>
    </div>
  )
}
