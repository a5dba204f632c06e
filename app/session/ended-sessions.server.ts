import { LRUCache } from 'lru-cache'
import type { SessionFault } from './session.ts'

/** Longer than any access token lives; after that the host itself refuses what is left of a session. */
const REMEMBERED_MS = 60 * 60_000
const LIMIT = 50_000

interface End {
  /** Why, until the browser has got it; null after a sign-out by the user. */
  fault: SessionFault | null
}

/**
 * Sessions that ended in this process, by their own id. A response that is still under way when its session ends would
 * bring the cookie back; it is known by this, and so is a request that carries the cookie once more.
 */
export function createEndedSessions() {
  const ends = new LRUCache<string, End>({
    maxSize: LIMIT,
    sizeCalculation: () => 1,
    ttl: REMEMBERED_MS,
  })

  return {
    /** The first reason counts: after a sign-out by the user no other reason is shown. */
    end(id: string, fault: SessionFault | null): void {
      if (!ends.has(id)) ends.set(id, { fault })
    },
    has: (id: string) => ends.has(id),
    /** Why it ended, until the browser has got it. */
    faultOf: (id: string): SessionFault | null => ends.get(id)?.fault ?? null,
    told(id: string): void {
      const end = ends.get(id)
      if (end) end.fault = null
    },
  }
}

export type EndedSessions = ReturnType<typeof createEndedSessions>
