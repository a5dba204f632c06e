import type { ReactNode } from 'react'
import { cx } from '#app/components/cx.ts'
import { FieldError } from '#app/components/field.tsx'
import { RequiredMark } from '#app/components/required-mark.tsx'

/** A part of the form with its heading; beside it on a wide screen. */
export function SellSection({
  id,
  title,
  required,
  aside,
  className,
  children,
}: {
  /** Of the heading. */
  id: string
  title: string
  required?: boolean
  /** Beside the heading, such as a counter. */
  aside?: ReactNode
  className?: string
  children: ReactNode
}) {
  return (
    <section aria-labelledby={id} className={cx('sell-section', className)}>
      <div className="flex items-baseline justify-between gap-3">
        <h2 id={id} className="text-base font-bold text-ink">
          {title}
          {required && <RequiredMark />}
        </h2>
        {aside}
      </div>
      {children}
    </section>
  )
}

/** An error of a group that has no single control: the form focuses it. */
export function GroupProblem({
  id,
  message,
}: {
  id?: string | undefined
  message: string | undefined
}) {
  if (message === undefined) return null
  return (
    <div data-problem tabIndex={-1} className="rounded-sm outline-none">
      <FieldError {...(id !== undefined && { id })}>{message}</FieldError>
    </div>
  )
}
