import type { ReactNode } from 'react'
import { cx } from './cx.ts'

/** Leads past what stands before the part that a keyboard is for; seen when it has the focus. */
export function SkipLink({
  to,
  className,
  children,
}: {
  /** The id of the part. */
  to: string
  className?: string
  children: ReactNode
}) {
  return (
    <a
      href={`#${to}`}
      className={cx(
        'fixed start-2 inset-bs-2 z-(--z-skip) -translate-y-24 rounded-md bg-inverse px-4 py-3 font-semibold text-on-inverse focus:translate-y-0',
        className,
      )}
    >
      {children}
    </a>
  )
}
