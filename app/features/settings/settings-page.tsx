import { Link } from '@remix-run/react'
import type { ReactNode } from 'react'
import { Card } from '#app/components/card.tsx'
import { ChevronLeftIcon, ChevronRightIcon } from '#app/components/icons.tsx'
import { FormProblem } from '#app/forms/post-form.tsx'

/** The frame of a personal page: a back link, its heading, a narrow column. */
export function SettingsPage({
  title,
  back,
  description,
  children,
}: {
  title: string
  back?: { to: string; label: string }
  description?: ReactNode
  children: ReactNode
}) {
  return (
    <div className="container-page py-4 lg:py-8">
      <div className="mx-auto max-w-2xl">
        {back && (
          <Link
            to={back.to}
            className="-ms-2 mb-1 inline-flex min-h-11 items-center gap-0.5 rounded-sm px-2 text-sm font-medium text-ink-3 hover:text-ink"
          >
            <ChevronLeftIcon size={18} />
            {back.label}
          </Link>
        )}
        <h1 className="text-xl font-bold text-ink lg:text-2xl">{title}</h1>
        {description && <p className="mt-2 text-base text-ink-3">{description}</p>}
        <div className="mt-5 space-y-4">
          <FormProblem />
          {children}
        </div>
      </div>
    </div>
  )
}

/** A group of rows, each a link to a page. */
export function LinkList({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" padded={false} aria-label={title}>
      <h2 className="px-4 pt-4 pb-1 text-sm font-semibold text-ink-3 sm:px-5">{title}</h2>
      <ul className="pb-2">{children}</ul>
    </Card>
  )
}

export function LinkRow({
  to,
  label,
  detail,
}: {
  to: string
  label: string
  /** The current setting. */
  detail?: ReactNode
}) {
  return (
    <li>
      <Link
        to={to}
        className="flex min-h-13 items-center gap-3 px-4 text-base text-ink -outline-offset-2 hover:bg-surface-2 sm:px-5"
      >
        <span className="flex-1 font-medium">{label}</span>
        {detail !== undefined && <span className="text-sm text-ink-3">{detail}</span>}
        <ChevronRightIcon size={18} className="shrink-0 text-ink-3" />
      </Link>
    </li>
  )
}

/** Facts of an account, name and value. */
export function FactList({ children }: { children: ReactNode }) {
  return (
    <Card>
      <dl className="grid grid-cols-[7rem_minmax(0,1fr)] gap-y-3 text-base">{children}</dl>
    </Card>
  )
}

export function FactRow({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt className="text-ink-3">{name}</dt>
      <dd className="font-medium text-ink">{children}</dd>
    </>
  )
}
