import { LRUCache } from 'lru-cache'
import { EVERYTHING } from '#contracts/content-changes.ts'
import type { InvalidationCursor } from './invalidation-cursor.ts'

/** Content changes without a write too, when a period ends that no response names (`until`). Milliseconds. */
const LONGEST_MS = 60_000

/** Parts of a value that are renewed alone. */
export interface RenewableParts<Value> {
  /** Changes of these make a part outdated, not the whole. */
  tags: ReadonlySet<string>
  /** @returns the value with these parts as they are now; undefined where the whole has to be loaded again */
  renew: (value: Value, outdated: ReadonlySet<string>) => Promise<Value | undefined>
}

/** What is cached, and the tags that it depends on; null for what only its callers may have. */
export interface TaggedValue<Value> {
  value: Value
  tags: ReadonlySet<string> | null
  /** When it ends although nothing changes, because a period begins or ends. Milliseconds. */
  until?: number | undefined
  parts?: RenewableParts<Value> | undefined
}

interface Entry<Value> {
  value: Value
  tags: ReadonlySet<string>
  parts: RenewableParts<Value> | undefined
  /** Loads are numbered as they begin: an older one does not replace a newer one. */
  loadedAs: number
  /** Tags of parts that have changed and are not being renewed yet. */
  outdated: Set<string>
  /** The renewal that runs, and the one after it, which renews what changes until it begins. */
  running: Promise<Value | undefined> | null
  queued: Promise<Value | undefined> | null
}

interface Pending<Value> {
  value: Promise<Value>
  /** What has changed since it began, and may not be in it. */
  changed: Set<string>
}

interface TaggedCache<Value> {
  /** Loads a value that is not cached, once for all callers. */
  (key: string, load: () => Promise<TaggedValue<Value>>): Promise<Value>
  /** A value that is cached as a whole; undefined where something has to be loaded or renewed. */
  current(key: string): Value | undefined
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
}): TaggedCache<Value> {
  const keysByTag = new Map<string, Set<string>>()
  /** Loads that a caller may wait for: nothing has changed since they began. */
  const joinable = new Map<string, Pending<Value>>()
  const loading = new Set<Pending<Value>>()
  let loads = 0
  const cache = new LRUCache<string, Entry<Value>>({
    maxSize: max,
    sizeCalculation: ({ value }) => sizeOf(value),
    ttl: LONGEST_MS,
    perf: { now },
    ttlResolution: 0,
    dispose: ({ tags }, key) => removeFromIndex(key, tags),
  })

  cursor.onChange((tags) => {
    // What a value that is being loaded depends on is not known yet.
    joinable.clear()
    for (const { changed } of loading) for (const tag of tags) changed.add(tag)
    if (tags.includes(EVERYTHING)) return cache.clear()
    for (const tag of tags) for (const key of [...(keysByTag.get(tag) ?? [])]) outdate(key, tag)
  })

  async function get(key: string, load: () => Promise<TaggedValue<Value>>): Promise<Value> {
    const found = cache.get(key)
    const current = found && (await renewed(key, found))
    return current ?? (joinable.get(key) ?? start(key, load)).value
  }

  return Object.assign(get, {
    current(key: string) {
      const entry = cache.get(key)
      return entry && entry.outdated.size === 0 && !entry.running ? entry.value : undefined
    },
  })

  function outdate(key: string, tag: string): void {
    const entry = cache.peek(key)
    if (entry?.parts?.tags.has(tag)) entry.outdated.add(tag)
    else cache.delete(key)
  }

  /** The value with all its parts as they are now; undefined where the whole has to be loaded. */
  async function renewed(key: string, entry: Entry<Value>): Promise<Value | undefined> {
    if (entry.outdated.size === 0) return entry.running ?? entry.value
    entry.queued ??= Promise.resolve(entry.running).then(() => {
      entry.queued = null
      entry.running = renew(key, entry).finally(() => {
        entry.running = null
      })
      return entry.running
    })
    return entry.queued
  }

  async function renew(key: string, entry: Entry<Value>): Promise<Value | undefined> {
    const { outdated } = entry
    entry.outdated = new Set()
    try {
      const value = await entry.parts?.renew(entry.value, outdated)
      if (value !== undefined) {
        entry.value = value
        return value
      }
    } catch {
      // Loading the whole says what is wrong.
    }
    if (cache.peek(key) === entry) cache.delete(key)
    return undefined
  }

  function start(key: string, load: () => Promise<TaggedValue<Value>>): Pending<Value> {
    loads += 1
    const loadedAs = loads
    const request: Pending<Value> = { value: run(), changed: new Set() }
    joinable.set(key, request)
    loading.add(request)
    return request

    async function run(): Promise<Value> {
      try {
        const { value, tags, until = Number.POSITIVE_INFINITY, parts } = await load()
        // An entry is served to the end of its last millisecond.
        const ttl = Math.min(LONGEST_MS, until - now() - 1)
        const outdated = tags && outdatedParts(request.changed, tags, parts)
        const isNewest = loadedAs > (cache.peek(key)?.loadedAs ?? 0)
        if (tags && outdated && ttl > 0 && isNewest) {
          const entry = { value, tags, parts, loadedAs, outdated, running: null, queued: null }
          cache.set(key, entry, { ttl })
          addToIndex(key, tags)
        }
        return value
      } finally {
        loading.delete(request)
        if (joinable.get(key) === request) joinable.delete(key)
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

/** The parts of a value that changes have outdated while it was loaded; null where it is outdated as a whole. */
function outdatedParts<Value>(
  changed: ReadonlySet<string>,
  tags: ReadonlySet<string>,
  parts: RenewableParts<Value> | undefined,
): Set<string> | null {
  const outdated = new Set([...changed].filter((tag) => tag === EVERYTHING || tags.has(tag)))
  return [...outdated].every((tag) => parts?.tags.has(tag)) ? outdated : null
}
