import { LRUCache } from 'lru-cache'
import { EVERYTHING } from '#contracts/content-changes.ts'
import type { InvalidationCursor } from './invalidation-cursor.ts'

/** Content changes without a write too, when a period ends. Milliseconds. */
const LONGEST_MS = 60_000

/** What is cached, and the tags that it depends on; null for what only its callers may have. */
export interface TaggedValue<Value> {
  value: Value
  tags: ReadonlySet<string> | null
  /** From this time on (milliseconds) it is another without a change: it is cached no longer. */
  until?: number
}

interface Entry<Value> {
  value: Value
  tags: ReadonlySet<string>
}

interface Pending<Value> {
  value: Promise<Value>
  /** Set when something changed that the value may have been made before. */
  isOutdated: boolean
}

/**
 * A cache for what is the same for every user, invalidated by tags. A request after a committed change never gets a
 * value from before it: the cursor is advanced first, and reports what has changed since the last time.
 */
export function createTaggedCache<Value>({
  cursor,
  now,
  max,
  sizeOf = () => 1,
}: {
  cursor: Pick<InvalidationCursor, 'onChange'>
  /** Milliseconds. */
  now: () => number
  /** The size of all values together. The least recently used one is evicted. */
  max: number
  /** The number of values by default. */
  sizeOf?: (value: Value) => number
}) {
  const keysByTag = new Map<string, Set<string>>()
  const pending = new Map<string, Pending<Value>>()
  const cache = new LRUCache<string, Entry<Value>>({
    maxSize: max,
    sizeCalculation: ({ value }) => sizeOf(value),
    ttl: LONGEST_MS,
    perf: { now },
    ttlResolution: 0,
    dispose: ({ tags }, key) => removeFromIndex(key, tags),
  })

  cursor.onChange((tags) => {
    // A pending value may contain anything: it serves the callers that wait for it, and is not cached.
    for (const request of pending.values()) request.isOutdated = true
    pending.clear()
    if (tags.includes(EVERYTHING)) return cache.clear()
    for (const tag of tags) for (const key of [...(keysByTag.get(tag) ?? [])]) cache.delete(key)
  })

  /** Loads a value that is not cached, once for all callers. */
  return async (key: string, load: () => Promise<TaggedValue<Value>>): Promise<Value> => {
    const found = cache.get(key)
    return found ? found.value : (pending.get(key) ?? start(key, load)).value
  }

  function start(key: string, load: () => Promise<TaggedValue<Value>>): Pending<Value> {
    const request: Pending<Value> = { value: run(), isOutdated: false }
    pending.set(key, request)
    return request

    async function run(): Promise<Value> {
      try {
        const { value, tags, until = Number.POSITIVE_INFINITY } = await load()
        const ttl = Math.min(LONGEST_MS, Math.ceil(until - now()))
        if (!request.isOutdated && tags && ttl > 0) {
          cache.set(key, { value, tags }, { ttl })
          addToIndex(key, tags)
        }
        return value
      } finally {
        if (pending.get(key) === request) pending.delete(key)
      }
    }
  }

  function addToIndex(key: string, tags: ReadonlySet<string>): void {
    for (const tag of tags) {
      const keys = keysByTag.get(tag)
      if (keys) keys.add(key)
      else keysByTag.set(tag, new Set([key]))
    }
  }

  function removeFromIndex(key: string, tags: ReadonlySet<string>): void {
    for (const tag of tags) {
      const keys = keysByTag.get(tag)
      keys?.delete(key)
      if (keys?.size === 0) keysByTag.delete(tag)
    }
  }
}
