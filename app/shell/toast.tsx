import { type ComponentType, useSyncExternalStore } from 'react'
import { createListeners } from './listeners.ts'

let Toaster: ComponentType | null = null
const listeners = createListeners()

/** Shows a message for a short time at the lower edge (SPEC.md section 9); it replaces the one before. */
export async function showToast(message: string): Promise<void> {
  // When its script fails to load, there is no toast.
  const loaded = await import('./session/lazy/toaster.tsx').catch(() => null)
  if (!loaded) return
  if (!Toaster) {
    Toaster = loaded.Toaster
    listeners.notify()
  }
  loaded.tell(message)
}

/** The place of the toasts: rendered from the start, so that screen readers announce what appears in it. */
export function Toasts() {
  const Shown = useSyncExternalStore(
    listeners.subscribe,
    () => Toaster,
    () => null,
  )
  return (
    <div role="status" aria-live="polite" className="toast-place">
      {Shown && <Shown />}
    </div>
  )
}
