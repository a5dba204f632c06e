import type { ReactNode } from 'react'
import { cx } from './cx.ts'

/** What it says; each has one look in the whole product (styles/tokens.css). */
export type BadgeTone =
  | 'neutral'
  | 'info'
  | 'safe'
  | 'drop'
  | 'free'
  | 'reserved'
  | 'sold'
  | 'success'
  | 'warning'
  | 'danger'

const TONES: Record<BadgeTone, string> = {
  neutral: 'bg-surface-3 text-ink-2',
  info: 'bg-info-soft text-info',
  safe: 'bg-safe-soft text-safe',
  drop: 'bg-drop-soft text-drop',
  free: 'bg-free-soft text-free',
  reserved: 'bg-reserved-soft text-reserved',
  sold: 'bg-ink-3 text-surface',
  success: 'bg-success-soft text-success',
  warning: 'bg-warning-soft text-warning',
  danger: 'bg-danger-soft text-danger',
}

/** A small fact about a thing: 무료배송, 안심결제, 예약중. */
export function Badge({
  tone = 'neutral',
  className,
  children,
}: {
  tone?: BadgeTone
  className?: string
  children: ReactNode
}) {
  return (
    <span
      className={cx(
        'inline-flex min-h-5 shrink-0 items-center gap-0.5 rounded-xs px-1.5 text-2xs font-semibold whitespace-nowrap',
        TONES[tone],
        className,
      )}
    >
      {children}
    </span>
  )
}
