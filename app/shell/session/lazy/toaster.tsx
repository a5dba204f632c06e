import { useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { resolveValue, toast, useToaster } from 'react-hot-toast/headless'
import { cx } from '#app/components/cx.ts'
import { panelHostStore } from '../../panels/open-panel.ts'
import { TOAST_MILLISECONDS } from '../toast-time.ts'

/** One at a time: a new toast replaces the current one. */
export function tell(message: string): void {
  toast.remove()
  toast(message)
}

/** Headless, as the library's own look needs style elements that our Content-Security-Policy does not allow. */
export function Toaster() {
  const { toasts, handlers } = useToaster({ duration: TOAST_MILLISECONDS, removeDelay: 200 })
  const panel = useTopPanel()
  const shown = toasts.map((one) => (
    // Pointing at a toast pauses its timer.
    <p
      key={one.id}
      onMouseEnter={handlers.startPause}
      onMouseLeave={handlers.endPause}
      className={cx(
        'pointer-events-auto max-w-md rounded-full bg-inverse px-5 py-3 text-center text-sm font-medium text-on-inverse shadow-overlay transition-opacity duration-150',
        !one.visible && 'opacity-0',
      )}
    >
      {resolveValue(one.message, one)}
    </p>
  ))
  return panel ? createPortal(shown, panel) : shown
}

const never = () => () => undefined

/** The place for toasts of the topmost panel: the page behind it is neither visible nor announced. */
function useTopPanel(): Element | null {
  const host = useSyncExternalStore(panelHostStore.subscribe, panelHostStore.get, () => null)
  const id = useSyncExternalStore(
    host?.panels.subscribe ?? never,
    () => host?.panels.get().at(-1)?.id,
    () => undefined,
  )
  const [place, setPlace] = useState<Element | null>(null)
  useEffect(() => {
    setPlace(id ? document.querySelector(`dialog[data-panel="${id}"] > .toast-place`) : null)
  }, [id])
  return place
}
