import { type ComponentType, useSyncExternalStore } from 'react'

let Toaster: ComponentType | null = null
const listeners = new Set<() => void>()

/** Shows a message for a short time at the lower edge (SPEC.md section 9); it replaces the one before. */
export async function showToast(message: string): Promise<void> {
  // When its script fails to load, there is no toast.
  const loaded = await import('./session/lazy/toaster.tsx').catch(() => null)
  if (!loaded) return
  if (!Toaster) {
    Toaster = loaded.Toaster
    for (const listener of listeners) listener()
  }
  loaded.tell(message)
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
  }
}

/** The place of the toasts: rendered from the start, so that screen readers announce what appears in it. */
export function Toasts() {
  const Shown = useSyncExternalStore(
    subscribe,
    () => Toaster,
    () => null,
  )
  return (
    <div role="status" aria-live="polite" className="toast-place">
      {Shown && <Shown />}
    </div>
  )
}
