import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { AlertIcon, CheckIcon, InfoIcon } from './icons.tsx'

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger'

const TONES: Record<NoticeTone, string> = {
  info: 'bg-surface-2 text-ink-2 border-line',
  success: 'bg-success-soft text-success border-success/30',
  warning: 'bg-warning-soft text-warning border-warning/30',
  danger: 'bg-danger-soft text-danger border-danger/30',
}

/** A message within the page. `live` announces it to screen readers: only for one that appears after an action. */
export function Notice({
  tone = 'info',
  title,
  live,
  className,
  children,
}: {
  tone?: NoticeTone
  title?: ReactNode
  live?: boolean
  className?: string
  children: ReactNode
}) {
  const Icon = tone === 'success' ? CheckIcon : tone === 'info' ? InfoIcon : AlertIcon
  return (
    <div
      role={live ? (tone === 'danger' ? 'alert' : 'status') : undefined}
      className={cx('flex gap-2.5 rounded-md border px-4 py-3 text-sm', TONES[tone], className)}
    >
      <Icon size={18} className="mt-0.5 shrink-0" />
      <div className="min-w-0 flex-1">
        {title && <p className="font-semibold">{title}</p>}
        {children}
      </div>
    </div>
  )
}
