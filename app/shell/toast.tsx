import { type ComponentType, type ReactElement, useSyncExternalStore } from 'react'
import { createListeners } from './listeners.ts'
import type { ToastEdge } from './toast-edge.ts'

let Toaster: ComponentType<{ at: ToastEdge }> | null = null
const listeners = createListeners()

/** Shows a message for a short time at the lower edge (SPEC.md section 9); it replaces the one before. */
export async function showToast(message: string): Promise<void> {
  const loaded = await loadToaster()
  loaded?.tell(message)
}

/**
 * Shows something at the upper edge that can be followed, for longer, beside other toasts.
 * @param id what it is about: there is one at a time of each
 */
export async function showToastCard(id: string, content: ReactElement): Promise<void> {
  const loaded = await loadToaster()
  loaded?.tellCard(id, content)
}

/** Takes a card away; does nothing where it is not shown. */
export function hideToast(id: string): void {
  hide?.(id)
}

let hide: ((id: string) => void) | undefined

/** Null when its script fails to load: then there is no toast. */
async function loadToaster() {
  const loaded = await import('./session/lazy/toaster.tsx').catch(() => null)
  if (!loaded) return null
  hide = loaded.hideCard
  if (!Toaster) {
    Toaster = loaded.Toaster
    listeners.notify()
  }
  return loaded
}

/** The places of the toasts: rendered from the start, so that screen readers announce what appears in them. */
export function Toasts() {
  const Shown = useSyncExternalStore(
    listeners.subscribe,
    () => Toaster,
    () => null,
  )
  return (
    <>
      <div role="status" aria-live="polite" className="toast-place">
        {Shown && <Shown at="lower" />}
      </div>
      <div role="status" aria-live="polite" className="toast-place-upper">
        {Shown && <Shown at="upper" />}
      </div>
    </>
  )
}
