import { type ReactNode, type RefObject, useEffect, useRef } from 'react'
import { cx } from './cx.ts'

/** A part that folds out on a phone and is always open on a desktop, where its summary is hidden (parts.css). */
export function WideDetails({
  summary,
  summaryClassName,
  className,
  children,
}: {
  summary: ReactNode
  summaryClassName?: string
  className?: string
  children: ReactNode
}) {
  return (
    <details ref={useOpenOnDesktop()} className={cx('wide-details', className)}>
      <summary className={summaryClassName}>{summary}</summary>
      {children}
    </details>
  )
}

/** The `open` attribute too, for browsers and tools that rely on it. */
function useOpenOnDesktop(): RefObject<HTMLDetailsElement> {
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    const desktop = window.matchMedia('(min-width: 64rem)')
    const sync = () => details.current?.toggleAttribute('open', desktop.matches)
    sync()
    desktop.addEventListener('change', sync)
    return () => desktop.removeEventListener('change', sync)
  }, [])
  return details
}
