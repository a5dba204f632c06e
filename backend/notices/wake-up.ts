/** Called when this process wrote an event; the transaction may still be open. */
type Wake = () => void

const wakes = new Set<Wake>()

/** Wakes the deliverers of this process. Those of other processes find the event when they look by themselves. */
export function announceEvents(): void {
  for (const wake of wakes) wake()
}

/** @returns ends it */
export function onEvents(wake: Wake): () => void {
  wakes.add(wake)
  return () => wakes.delete(wake)
}
