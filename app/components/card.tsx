import type { ElementType, HTMLAttributes } from 'react'
import { cx } from './cx.ts'

/** A framed area. `tone="soft"` is a tinted one without a border. */
export function Card({
  as: Element = 'div',
  tone = 'plain',
  padded = true,
  className,
  ...props
}: HTMLAttributes<HTMLElement> & {
  as?: ElementType
  tone?: 'plain' | 'soft'
  padded?: boolean
}) {
  return (
    <Element
      className={cx(
        'rounded-lg',
        tone === 'plain' && 'border border-line bg-surface',
        tone === 'soft' && 'bg-surface-2',
        padded && 'p-4 sm:p-5',
        className,
      )}
      {...props}
    />
  )
}
