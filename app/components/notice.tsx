import type { ReactNode } from 'react'
import { cx } from './cx.ts'
import { AlertIcon, CheckIcon, InfoIcon } from './icons.tsx'

export type NoticeTone = 'info' | 'success' | 'warning' | 'danger'

const TONES: Record<NoticeTone, string> = {
  info: 'bg-surface-2 text-ink-2 border-line',
  success: 'bg-success-50 text-success-700 border-success-200',
  warning: 'bg-gold-50 text-gold-800 border-gold-300',
  danger: 'bg-danger-50 text-danger-700 border-danger-200',
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
