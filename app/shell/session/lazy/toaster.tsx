import { resolveValue, toast, useToaster } from 'react-hot-toast/headless'
import { cx } from '#app/components/cx.ts'
import { TOAST_MILLISECONDS } from '../toast-time.ts'

/** One at a time: what comes takes the place of what is there. */
export function tell(message: string): void {
  toast.remove()
  toast(message)
}

/** Headless, as the library's own look would need style elements that our Content-Security-Policy does not let in. */
export function Toaster() {
  const { toasts, handlers } = useToaster({ duration: TOAST_MILLISECONDS, removeDelay: 200 })
  return toasts.map((one) => (
    // Whoever points at it has more time to read.
    <p
      key={one.id}
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      className={cx(
        'pointer-events-auto max-w-md rounded-full bg-ink px-5 py-3 text-center text-sm font-medium text-white shadow-overlay transition-opacity duration-150',
        !one.visible && 'opacity-0',
      )}
    >
      {resolveValue(one.message, one)}
    </p>
  ))
}
