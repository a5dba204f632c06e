import { LRUCache } from 'lru-cache'
import { EVERYTHING, productTag, storeTag } from '#contracts/content-changes.ts'
import type { InvalidationCursor } from './invalidation-cursor.ts'

/** Content changes without a write too, when a period ends. Milliseconds. */
const LONGEST_MS = 60_000

interface Entry {
  response: unknown
  tags: ReadonlySet<string>
}

interface Pending {
  response: Promise<unknown>
  /** Set when something changed that the response may have been read before. */
  isOutdated: boolean
}

/**
 * A cache for responses that are the same for every user, invalidated by tags. A request after a committed change never
 * gets a response from before it: the cursor is advanced first, and reports what has changed since the last time.
 */
export function createTaggedCache({
  cursor,
  now,
  max = 1_000,
}: {
  cursor: Pick<InvalidationCursor, 'onChange'>
  /** Milliseconds. */
  now: () => number
  /** Number of responses, some 40 kB each if they are lists. The least recently used one is evicted. */
  max?: number
}) {
  const keysByTag = new Map<string, Set<string>>()
  const pending = new Map<string, Pending>()
  const cache = new LRUCache<string, Entry>({
    max,
    ttl: LONGEST_MS,
    perf: { now },
    ttlResolution: 0,
    dispose: ({ tags }, key) => removeFromIndex(key, tags),
  })

  cursor.onChange((tags) => {
    // A pending response may contain anything: it serves the callers that wait for it, and is not cached.
    for (const request of pending.values()) request.isOutdated = true
    pending.clear()
    if (tags.includes(EVERYTHING)) return cache.clear()
    for (const tag of tags) for (const key of [...(keysByTag.get(tag) ?? [])]) cache.delete(key)
  })

  return {
    /**
     * @param cacheTags tags of the response beside the products and stores named in `input` and in itself
     */
    async get(
      { key, input, cacheTags }: { key: string; input: unknown; cacheTags: readonly string[] },
      fetch: () => Promise<unknown>,
    ): Promise<unknown> {
      const found = cache.get(key)
      if (found) return found.response
      return (pending.get(key) ?? load(key, input, cacheTags, fetch)).response
    },
  }

  function load(
    key: string,
    input: unknown,
    cacheTags: readonly string[],
    fetch: () => Promise<unknown>,
  ): Pending {
    const request: Pending = { response: fetch().then(store, fail), isOutdated: false }
    pending.set(key, request)
    return request

    function store(response: unknown): unknown {
      if (pending.get(key) === request) pending.delete(key)
      if (request.isOutdated || isRefusal(response)) return response
      const tags = new Set(cacheTags)
      collectTags(input, tags)
      collectTags(response, tags)
      cache.set(key, { response: freeze(response), tags })
      addToIndex(key, tags)
      return response
    }

    function fail(error: unknown): never {
      if (pending.get(key) === request) pending.delete(key)
      throw error
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

/** Refusals are not cached: requests with invented numbers would evict what users look at. */
const isRefusal = (response: unknown) =>
  typeof response === 'object' && response !== null && 'ok' in response && response.ok === false

/** Adds the tags of all products and stores that are named anywhere in a value. */
function collectTags(value: unknown, tags: Set<string>): void {
  if (Array.isArray(value)) {
    for (const item of value) collectTags(item, tags)
    return
  }
  if (typeof value !== 'object' || value === null) return
  for (const [name, part] of Object.entries(value)) {
    if (typeof part === 'number') {
      if (name === 'productSeq') tags.add(productTag(part))
      if (name === 'storeSeq') tags.add(storeTag(part))
    } else if (name === 'productSeqs' && Array.isArray(part)) {
      for (const productSeq of part) tags.add(productTag(Number(productSeq)))
    } else collectTags(part, tags)
  }
}

/** Several pages share one response, so none of them may change it. */
function freeze(value: unknown): unknown {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const part of Object.values(value)) freeze(part)
  }
  return value
}
