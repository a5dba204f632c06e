import type { EndpointMeta } from '#contracts/endpoint.ts'
import type { CallContext } from './call-context.ts'
import { createInvalidationCursor, type FetchChanges } from './invalidation-cursor.ts'
import { responseTags } from './response-tags.ts'
import { createSwrCache } from './swr-cache.server.ts'
import { createTaggedCache, type TaggedValue } from './tagged-cache.server.ts'

/** Responses with tags that are cached at once, some 40 kB each if they are lists. */
const MOST_RESPONSES = 1_000

interface Call {
  /** Host and verb. */
  name: string
  meta: EndpointMeta
  input: unknown
  /** Whether it changes nothing. */
  isRead: boolean
}

/** Answers one call of a user's request: from a cache, or by calling the host. */
export type CachedCall = (
  call: Call,
  send: (context: CallContext) => Promise<unknown>,
  context: CallContext,
) => Promise<unknown>

const NO_TAGS: ReadonlySet<string> = new Set()

/** Caches responses that are the same for every user: for a period (`cacheMs`), or until they change (`cacheTags`). */
export function createResponseCache(fetchChanges: FetchChanges, now: () => number) {
  const swr = createSwrCache(now)
  const cursor = createInvalidationCursor(fetchChanges, now)
  const tagged = createTaggedCache<TaggedValue<unknown>>({ cursor, now, max: MOST_RESPONSES })

  return {
    /** For the calls of one request. */
    open(): CachedCall {
      /** Checked once a request, and again after the request has changed something itself. */
      let isUpToDate: Promise<boolean> | undefined
      return async (call, send, context) => {
        context.record?.begin()
        const { value, tags, until } = await answer(call, send, context)
        if (tags) context.record?.end(tags, until)
        return value
      }

      async function answer(
        { name, meta, input, isRead }: Call,
        send: (context: CallContext) => Promise<unknown>,
        context: CallContext,
      ): Promise<TaggedValue<unknown>> {
        // A cached response serves every user: it is fetched without this user's token and signal.
        const sendAnonymously = () => send({ requestId: context.requestId })
        const key = `${name}:${JSON.stringify(input ?? null)}`
        const { auth, cacheMs, cacheTags } = meta
        if (auth === 'none' && cacheMs)
          return { value: await swr.get(key, cacheMs, sendAnonymously), tags: NO_TAGS }
        if (auth === 'none' && cacheTags) {
          isUpToDate ??= cursor.advance()
          if (await isUpToDate)
            return tagged(key, async () => {
              const value = freeze(await sendAnonymously())
              const tags = responseTags(value, input, cacheTags)
              const until = changesAtOf(value)
              return { value: { value, tags, until }, tags, until }
            })
        }
        try {
          return { value: await send(context), tags: null }
        } finally {
          if (!isRead) isUpToDate = undefined
        }
      }
    },
  }
}

/** When a response changes although nothing is written, as its field `changesAt` says. */
function changesAtOf(value: unknown): number {
  const { changesAt, data } = Object(value) as { changesAt?: unknown; data?: unknown }
  if (data !== undefined) return changesAtOf(data)
  return typeof changesAt === 'string' ? Date.parse(changesAt) : Number.POSITIVE_INFINITY
}

/** Several pages share one response, so none of them may change it. */
function freeze(value: unknown): unknown {
  if (typeof value === 'object' && value !== null && !Object.isFrozen(value)) {
    Object.freeze(value)
    for (const part of Object.values(value)) freeze(part)
  }
  return value
}
