import { type FocusEvent, type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { cx } from '#app/components/cx.ts'

export const MENU_ROW =
  'flex min-h-11 w-full items-center gap-2.5 rounded-sm px-3 text-start text-sm font-medium text-ink hover:bg-surface-3 -outline-offset-2'

const PLACES = {
  'below-end': 'end-0 top-full mt-1',
  'above-start': 'start-0 bottom-full mb-2',
} as const

/** A disclosure with a few links and forms, which works without script; with it, it closes when one is done with it. */
export function Menu({
  label,
  icon,
  className,
  summaryClassName = 'size-11',
  place = 'below-end',
  children,
}: {
  label: string
  icon: ReactNode
  className?: string
  summaryClassName?: string
  place?: keyof typeof PLACES
  children: ReactNode
}) {
  const ref = useRef<HTMLDetailsElement>(null)
  const close = () => ref.current?.removeAttribute('open')

  useEffect(() => {
    const closeBeside = ({ target }: PointerEvent) => {
      if (target instanceof Node && !ref.current?.contains(target))
        ref.current?.removeAttribute('open')
    }
    document.addEventListener('pointerdown', closeBeside)
    return () => document.removeEventListener('pointerdown', closeBeside)
  }, [])

  function closeOnFocusOut({ currentTarget, relatedTarget }: FocusEvent) {
    if (relatedTarget && !currentTarget.contains(relatedTarget as Node)) close()
  }

  function closeByEscape({ key }: KeyboardEvent) {
    if (key !== 'Escape' || !ref.current?.open) return
    close()
    ref.current.querySelector('summary')?.focus()
  }

  return (
    <details
      ref={ref}
      className={cx('relative', className)}
      onBlur={closeOnFocusOut}
      onKeyDown={closeByEscape}
    >
      <summary
        aria-label={label}
        className={cx(
          'flex items-center justify-center rounded-full text-ink-2 hover:bg-surface-3',
          summaryClassName,
        )}
      >
        {icon}
      </summary>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: pressing a link or button in it is enough, by whatever means. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: as above. */}
      <div
        className={cx(
          'absolute z-(--z-menu) w-52 rounded-md border border-line bg-surface p-1.5 shadow-overlay',
          PLACES[place],
        )}
        onClick={close}
      >
        {children}
      </div>
    </details>
  )
}
