import { type ReactElement, useEffect, useState, useSyncExternalStore } from 'react'
import { createPortal } from 'react-dom'
import { resolveValue, type Toast, toast, useToaster } from 'react-hot-toast/headless'
import { cx } from '#app/components/cx.ts'
import { panelHostStore } from '../../panels/open-panel.ts'
import type { ToastEdge } from '../../toast-edge.ts'
import { TOAST_CARD_MILLISECONDS, TOAST_MILLISECONDS } from '../toast-time.ts'

const MOST_CARDS = 3

let last: string | undefined

/** One at a time: a new message replaces the current one. */
export function tell(message: string): void {
  if (last) toast.remove(last)
  last = toast(message, { duration: TOAST_MILLISECONDS })
}

/** Something to follow; one at a time for each id. */
export function tellCard(id: string, content: ReactElement): void {
  toast(content, { id, position: 'top-center', duration: TOAST_CARD_MILLISECONDS })
}

export const hideCard = (id: string): void => toast.remove(id)

const isCard = ({ position }: Toast) => position === 'top-center'

/** Headless, as the library's own look needs style elements that our Content-Security-Policy does not allow. */
export function Toaster({ at }: { at: ToastEdge }) {
  const { toasts, handlers } = useToaster({ removeDelay: 200 })
  const panel = useTopPanel(at === 'upper' ? '.toast-place-upper' : '.toast-place')
  const shown =
    at === 'upper'
      ? toasts
          .filter(isCard)
          .slice(0, MOST_CARDS)
          .map((one) => (
            // biome-ignore lint/a11y/noStaticElementInteractions: pointing at it, or the focus in it, pauses its timer.
            <div
              key={one.id}
              onMouseEnter={handlers.startPause}
              onMouseLeave={handlers.endPause}
              onFocus={handlers.startPause}
              onBlur={handlers.endPause}
              className={cx('toast-card', !one.visible && 'opacity-0')}
            >
              {resolveValue(one.message, one)}
            </div>
          ))
      : toasts
          .filter((one) => !isCard(one))
          .map((one) => (
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
function useTopPanel(place: string): Element | null {
  const host = useSyncExternalStore(panelHostStore.subscribe, panelHostStore.get, () => null)
  const id = useSyncExternalStore(
    host?.panels.subscribe ?? never,
    () => host?.panels.get().at(-1)?.id,
    () => undefined,
  )
  const [panel, setPanel] = useState<Element | null>(null)
  useEffect(() => {
    setPanel(id ? document.querySelector(`dialog[data-panel="${id}"] > ${place}`) : null)
  }, [id, place])
  return panel
}
