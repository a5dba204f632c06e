import type { ReactNode } from 'react'
import { cx } from './cx.ts'

export type BadgeTone = 'neutral' | 'brand' | 'solid' | 'deal' | 'gold' | 'success' | 'dark'

const TONES: Record<BadgeTone, string> = {
  neutral: 'bg-surface-3 text-ink-2',
  brand: 'bg-brand-50 text-brand-700',
  solid: 'bg-brand-600 text-white',
  deal: 'bg-deal-50 text-deal-700',
  gold: 'bg-gold-100 text-gold-800',
  success: 'bg-success-50 text-success-700',
  dark: 'bg-ink text-white',
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
