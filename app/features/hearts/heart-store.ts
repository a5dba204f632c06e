import { useSyncExternalStore } from 'react'
import type { HeartState, Hearts } from './heart-state.ts'

/**
 * The hearts as this document knows them: what the server said last, and what was pressed since. One store for all
 * cards, because the same product may stand on a page several times.
 */
export function createHeartStore() {
  const states = new Map<number, HeartState>()
  /** Presses that the server has not answered yet; what it says meanwhile is older. */
  const pending = new Set<number>()
  const heard = new WeakSet<Hearts>()
  const listeners = new Set<() => void>()
  const tell = () => {
    for (const listener of listeners) listener()
  }
  return {
    get: (productSeq: number) => states.get(productSeq),
    set(productSeq: number, state: HeartState) {
      states.set(productSeq, state)
      tell()
    },
    /** Takes over what the server said; each answer once, as a later press is newer. */
    hear(hearts: Hearts) {
      if (heard.has(hearts)) return
      heard.add(hearts)
      for (const [productSeq, state] of Object.entries(hearts))
        if (!pending.has(Number(productSeq))) states.set(Number(productSeq), state)
      tell()
    },
    /** @returns false when a press of this product is under way already */
    begin(productSeq: number): boolean {
      if (pending.has(productSeq)) return false
      pending.add(productSeq)
      return true
    },
    end: (productSeq: number) => void pending.delete(productSeq),
    /** The session ended: the next user of this browser may be another. */
    clear() {
      states.clear()
      tell()
    },
    subscribe(listener: () => void) {
      listeners.add(listener)
      return () => {
        listeners.delete(listener)
      }
    },
  }
}

export type HeartStore = ReturnType<typeof createHeartStore>

/** The store of this document. On the server it is never written. */
export const heartStore = createHeartStore()

/** The heart of a product; `said` is what the page was rendered with. */
export function useHeart(productSeq: number, said: HeartState | undefined): HeartState {
  const known = useSyncExternalStore(
    heartStore.subscribe,
    () => heartStore.get(productSeq),
    () => undefined,
  )
  return known ?? said ?? 'OFF'
}
